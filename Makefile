# All tasks of this package. `make help` lists them.

SWIFT ?= swift
PREFIX ?= /usr/local

# pkg-config files about which the package manager does not warn.
export PKG_CONFIG_PATH := $(CURDIR)/.build/pkg-config$(addprefix :,$(PKG_CONFIG_PATH))

.DEFAULT_GOAL := help
.PHONY: help dependencies build build-tests install demo controls card examples test test-page check-all sameness conformance \
  sanitize sanitize-short sanitize-tests sanitize-documents sanitize-inputs fuzz fuzz-long soak mutations soak-preview check-saving bench bench-clients docs embedded c-library test-c-library sanitize-c-library check-kiwi check-formats \
  check-mcp check-sizes web test-web format lint dist check-dist check-integrations deb check-deb check-container check-plugins check-clients check-readme readme-pictures \
  ci site release release-files check-release

help: ## List the targets.
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

dependencies: ## Install the system packages that are missing.
	@Scripts/install-dependencies.sh
	@Scripts/describe-libraries.sh .build/pkg-config

build: dependencies ## Build the libraries and the command in release mode.
	$(SWIFT) build -c release

install: build ## Install the command, the manual and completions below PREFIX (/usr/local).
	@Scripts/install.sh .build/release/autolayout "$(DESTDIR)$(PREFIX)"

dist: dependencies ## Build an archive into out/dist for machines that have no Swift: the program, the manual, fonts and licenses.
	@SWIFT="$(SWIFT)" Scripts/distribution/build-archive.sh out/dist

check-dist: ## Unpack and run that archive on an empty Debian; needs root, debootstrap and a mirror.
	@Scripts/distribution/check-archive.sh out/dist/swift-auto-layout-*.tar.gz

check-integrations: ## Run the steps of the GitHub action, GitLab template, pre-commit hook and Xcode build phase with that archive.
	@Scripts/distribution/check-integrations.py out/dist/swift-auto-layout-*.tar.gz

check-container: ## Run the last stage of the Dockerfile with that archive on an empty Debian, with no container engine.
	@Scripts/distribution/check-container.py out/dist/swift-auto-layout-*.tar.gz

deb: dist ## Build a Debian package from that archive into out/dist.
	@Scripts/distribution/build-package.sh out/dist

check-deb: ## Check that package with lintian; install, run and remove it on an empty Debian.
	@Scripts/distribution/check-package.sh out/dist/swift-auto-layout_*.deb

check-plugins: dependencies ## Test the package plugins in a package that depends on this package.
	@SWIFT="$(SWIFT)" Scripts/check-plugins.sh .build/plugins

check-clients: dependencies ## Build a client of the solver (or of PRODUCTS=…) and check that only the needed dependencies are compiled.
	@SWIFT="$(SWIFT)" Scripts/check-clients.py .build/clients $(PRODUCTS)

check-readme: dependencies ## Compare the calls in the README with their output, and check the links of every page.
	$(SWIFT) build --product autolayout
	@Scripts/check-readme.py .build/debug/autolayout

readme-pictures: dependencies ## Redraw the pictures of those calls.
	$(SWIFT) build --product autolayout
	@Scripts/check-readme.py .build/debug/autolayout --draw

demo: dependencies ## Lay out the documents in Examples/ on three devices, draw them into out/ and check them.
	$(SWIFT) build --product autolayout
	@mkdir -p out
	$(SWIFT) run ControlsPage out/controls.png
	@Scripts/demo.sh .build/debug/autolayout

controls: dependencies ## Draw all controls and text styles into out/controls.png.
	@mkdir -p out
	$(SWIFT) run ControlsPage out/controls.png

card: dependencies ## Build Examples/Card, a package that depends on this package, and draw it into out/card.
	@mkdir -p out/card
	$(SWIFT) build --package-path Examples/Card --scratch-path .build
	cd out/card && ../../.build/debug/Card

examples: dependencies ## Build every package in Examples/, run the tests and draw the apps into out/apps.
	@SWIFT="$(SWIFT)" Scripts/test-examples.sh

build-tests: dependencies ## Build everything for debugging, with the tests.
	@SWIFT="$(SWIFT)" Scripts/run-tests.sh --build-only

test: dependencies ## Run every test in two processes; their output goes to out/tests.
	@SWIFT="$(SWIFT)" Scripts/run-tests.sh

test-page: dependencies web ## Test the live page and the web pages in Chromium; prints SKIPPED for missing tools.
	$(SWIFT) build --product autolayout
	@Scripts/test-page.sh .build/debug/autolayout
	@Web/tests/run.sh out/web .build/debug/autolayout

ci: ## Run the checks of each change.
	@.ci/run

check-all: ## Run every check that needs no network: `.ci/run`, then the longer checks (an hour); prints seconds for each.
	@Scripts/check-all.sh

sameness: dependencies ## Build for debugging and for release, and compare their output in different environments (10 minutes).
	$(SWIFT) build --product autolayout
	$(SWIFT) build -c release --product autolayout
	@Scripts/check-sameness.sh .build/debug/autolayout .build/release/autolayout

conformance: dependencies ## Compare broken constraints and stretched views with recorded scenarios, and print a table.
	@mkdir -p out
	@CONFORMANCE_TABLE="$(CURDIR)/out/conformance.md" $(SWIFT) test --filter ConformanceTests \
	  >out/conformance.log 2>&1; status=$$?; cat out/conformance.md || cat out/conformance.log; exit $$status

sanitize: dependencies ## Run the whole suite, documents and fuzz inputs under SANITIZERS="address thread" (hours).
	@Scripts/check-threads.sh
	@Scripts/check-addresses.sh
	@for sanitizer in $(or $(SANITIZERS),address thread); do \
	  for part in tests documents inputs; do $(MAKE) --no-print-directory sanitize-$$part SANITIZER=$$sanitizer || exit 1; done; done

sanitize-short: ## Run views on several threads, and the solver, under the thread and address sanitizers.
	@Scripts/check-threads.sh quick
	@Scripts/check-addresses.sh

sanitize-tests: dependencies ## Run the whole suite under SANITIZER=address (with undefined behavior in C) or thread; FILTER=… selects a part, OPTIMIZED=1 optimizes (half an hour).
	@SWIFT="$(SWIFT)" Scripts/sanitize-tests.sh $(or $(SANITIZER),address) $(FILTER)

sanitize-documents: dependencies ## Lay out, check and draw documents (FOLDERS=…) and look for leaks, under SANITIZER=….
	@SWIFT="$(SWIFT)" Scripts/sanitize-documents.sh $(or $(SANITIZER),address) $(FOLDERS)

sanitize-inputs: dependencies ## Read the saved fuzz inputs again under SANITIZER=….
	@SWIFT="$(SWIFT)" SANITIZER=$(or $(SANITIZER),address) Scripts/fuzz.sh 0 $(TARGETS)

fuzz: dependencies ## Fuzz every parser and live layouts, SECONDS=60 each; TARGETS=… selects some.
	@SWIFT="$(SWIFT)" Scripts/fuzz.sh $(or $(SECONDS),60) $(TARGETS)
	VISUAL_FORMAT_STRINGS=1000000 $(SWIFT) test --filter RandomFormatTests

fuzz-long: dependencies ## Fuzz for an hour each.
	@SWIFT="$(SWIFT)" Scripts/fuzz.sh 3600 $(TARGETS)

soak: dependencies ## Edit live trees of views for SECONDS=3600, and compare them with rebuilt trees.
	@SWIFT="$(SWIFT)" Scripts/soak.sh $(or $(SECONDS),3600) $(SEED)

mutations: dependencies ## Check, compare, merge and convert COUNT=100000 documents with random changes.
	@SWIFT="$(SWIFT)" Scripts/mutate-documents.sh $(or $(COUNT),100000) $(or $(SEED),1)

soak-preview: build ## Use the live page's server at random for SECONDS=3600, compare it with fresh servers, and measure the memory.
	Scripts/preview/soak.py .build/release/autolayout $(or $(SECONDS),3600) $(SEED)

check-saving: build ## Edit 200 recorded documents through the live page's server, and compare the saved bytes.
	Scripts/preview/check-saving.py .build/release/autolayout $(or $(SEED),1)

check-mcp: dependencies ## Drive `autolayout mcp` with the protocol's Python client; prints SKIPPED if the client is missing.
	$(SWIFT) build --product autolayout
	@Scripts/agents/check-mcp.py .build/debug/autolayout $(PACKAGE)

check-sizes: build ## Compare `check --sizes` with a fresh layout of every size, in Examples and 200 scenes of DOCUMENTS=…
	@Scripts/check-sizes.py .build/release/autolayout Examples
	@if [ -n "$(DOCUMENTS)" ]; then Scripts/check-sizes.py .build/release/autolayout $(DOCUMENTS); fi

check-formats: dependencies ## Validate the reports of `check` against published schemas; needs Python and a network.
	$(SWIFT) build --product autolayout
	@Scripts/check-formats.sh .build/debug/autolayout $(DOCUMENTS)

web: ## Build the library for JavaScript, the playground and the log page into out/web, static files for any server.
	@Web/build.sh out/web

test-web: dependencies web ## Test them in node, against the native engine, and in Chromium; prints SKIPPED for missing tools.
	$(SWIFT) build --product autolayout
	@Web/tests/run.sh out/web .build/debug/autolayout

embedded: ## Compile the solver, the engine, text metrics, the Visual Format Language and explanations as Embedded Swift.
	@Scripts/check-embedded.sh

c-library: ## Build the solver as a C library, shared and static, with headers for C and C++, into out/c-library.
	@CLibrary/build.sh out/c-library

test-c-library: c-library ## Test that library and its examples.
	@CLibrary/tests/run.sh out/c-library

sanitize-c-library: ## Run its tests and random calls (SECONDS=60) under the address and thread sanitizers.
	@CLibrary/tests/sanitize.sh $(or $(SECONDS),60)

check-kiwi: c-library ## Run kiwi's own tests with our header, compare 2,000 systems with an LP solver, and measure; needs PyPI.
	@CLibrary/tests/check-kiwi.sh out/c-library
	@.build/kiwi/environment/bin/python -m pip install --quiet scipy
	@.build/kiwi/environment/bin/python CLibrary/tests/check-optimum.py out/c-library/lib/libconstraint-solver.so.0
	@CLibrary/tests/measure-kiwi.py --limit 3500 out/c-library

bench-clients: dependencies ## Measure the compile time of UIKit clients; BEFORE=… is a built checkout for comparison.
	$(SWIFT) build --target UIKit
	$(SWIFT) build -c release --target UIKit
	@Scripts/measure-clients.py $(addprefix --before ,$(BEFORE))

bench: ## Benchmark the solver against kiwi and the views against Yoga; NAME=… saves the tables in Benchmarks/results.
	@SWIFT="$(SWIFT)" Benchmarks/run.sh $(NAME)

docs: dependencies ## Build the documentation of the libraries into out/documentation.
	@SWIFT="$(SWIFT)" Scripts/build-docs.sh

site: dependencies ## Build documentation, playground, experiments and checks into out/site; BASE=… is the path on the server.
	@SWIFT="$(SWIFT)" Scripts/build-site.sh out/site $(BASE)

release: ## Make the release VERSION=…: set the version, build all files into out/release, add a local tag (half an hour); DRY_RUN=1 changes nothing else.
	@Scripts/release.sh $(if $(DRY_RUN),--dry-run) $(VERSION)

release-files: dependencies ## Build the files of a release from this commit into out/release.
	@SWIFT="$(SWIFT)" Scripts/distribution/build-release.sh

check-release: ## Make the next release twice, but do not tag it, and compare the bytes (an hour).
	@Scripts/check-release.sh

format: ## Format every Swift file, then check it.
	@Scripts/format.sh

lint: ## Check the formatting of the sources.
	@Scripts/lint.sh
