# Everything that is done with this package, by name. `make help` lists it.

SWIFT ?= swift
PREFIX ?= /usr/local

.DEFAULT_GOAL := help
.PHONY: help dependencies build install demo controls gallery card examples test fuzz bench docs \
  embedded check-formats format lint

help: ## Lists the targets.
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

dependencies: ## Installs the system packages that are missing.
	@Scripts/install-dependencies.sh

build: dependencies ## Builds the libraries and the command, optimised.
	$(SWIFT) build -c release

install: build ## Installs the command with its manual and completions below PREFIX (/usr/local).
	@Scripts/install.sh .build/release/autolayout "$(DESTDIR)$(PREFIX)"

demo: dependencies ## Lays the documents of Examples/ out on three devices, draws them into out/ and checks them.
	$(SWIFT) build --product autolayout
	@mkdir -p out
	$(SWIFT) run ControlsPage out/controls.png
	@Scripts/demo.sh .build/debug/autolayout

controls: dependencies ## Draws all controls and text styles into out/controls.png.
	@mkdir -p out
	$(SWIFT) run ControlsPage out/controls.png

gallery: dependencies ## Repeats the experiments of five articles and writes their page, out/gallery/index.html.
	$(SWIFT) run GalleryPage out/gallery
	@echo "page: out/gallery/index.html"

card: dependencies ## Builds Examples/Card, a package that depends on this one, and draws it into out/card.
	@mkdir -p out/card
	$(SWIFT) build --package-path Examples/Card --scratch-path .build/examples
	cd out/card && ../../.build/examples/debug/Card

examples: dependencies ## Builds every package of Examples/ and runs its tests.
	@SWIFT="$(SWIFT)" Scripts/test-examples.sh

test: dependencies ## Runs every test.
	$(SWIFT) test

fuzz: dependencies ## Reads a million random strings as visual formats.
	VISUAL_FORMAT_STRINGS=1000000 $(SWIFT) test --filter RandomFormatTests

check-formats: dependencies ## Validates the reports of `check` against the schemas of their readers; needs Python and a network.
	$(SWIFT) build --product autolayout
	@Scripts/check-formats.sh .build/debug/autolayout $(DOCUMENTS)

embedded: ## Compiles the solver as Embedded Swift.
	@Scripts/check-embedded.sh

bench: ## Measures the solver against kiwi and the whole layer against Yoga; NAME=… also keeps the tables in Benchmarks/results.
	@SWIFT="$(SWIFT)" Benchmarks/run.sh $(NAME)

docs: dependencies ## Builds the documentation of the libraries into out/documentation.
	@SWIFT="$(SWIFT)" Scripts/build-docs.sh

format: ## Formats every Swift file, then checks it.
	@Scripts/format.sh

lint: ## Checks the form of the sources.
	@Scripts/lint.sh
