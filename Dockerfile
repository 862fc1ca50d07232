# The command in a container: docker build -t autolayout . && docker run --rm -v "$PWD:/work" autolayout check .
# It runs the steps of `make dist`: the container has the same contents as the archive.

FROM swift:6.2-bookworm AS build
SHELL ["/bin/bash", "-euo", "pipefail", "-c"]
WORKDIR /source
COPY . .
# hadolint ignore=DL3008
RUN Scripts/install-dependencies.sh \
  && apt-get install -y -qq --no-install-recommends gcc g++ liblzma-dev libicu-dev python3 \
  && Scripts/distribution/build-archive.sh /dist \
  && mv /dist/swift-auto-layout-*/ /dist/swift-auto-layout

FROM debian:bookworm-slim
# The libraries and fonts for pictures; everything else is inside the program.
# hadolint ignore=DL3008
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends git libpangocairo-1.0-0 libpangoft2-1.0-0 \
    libgdk-pixbuf-2.0-0 librsvg2-2 libpoppler-glib8 fonts-liberation fonts-noto-core fonts-noto-cjk \
    fonts-noto-color-emoji fonts-quicksand \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /dist/swift-auto-layout /usr/local
# A numeric user lets the host verify that it is not root.
RUN useradd --create-home --uid 1000 autolayout
USER 1000
WORKDIR /work
ENTRYPOINT ["autolayout"]
CMD ["--help"]
