# make report    render Samples/ into Reports/
# make test      all tests
# make bench     measure, see Benchmarks/
# make install   the program into PREFIX/bin
PREFIX ?= /usr/local
SWIFT ?= swift
RELEASE = --configuration release --static-swift-stdlib --product daysheet

.PHONY: report build test bench lint install clean packages test-packages

report: build
	Scripts/render-samples.sh "$$($(SWIFT) build $(RELEASE) --show-bin-path)/daysheet" Reports

build: packages
	$(SWIFT) build $(RELEASE)

# The runner prints its totals to either stream; together they end the output.
test: test-packages
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --parallel 2>&1

# PEERS is a Python that has pycairo and typst from PyPI; without it the peers are left out.
bench: build
	Benchmarks/bench.py "$$($(SWIFT) build $(RELEASE) --show-bin-path)/daysheet" $(if $(PEERS),--peers $(PEERS))

lint:
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

install: build
	install -D -m 755 "$$($(SWIFT) build $(RELEASE) --show-bin-path)/daysheet" "$(DESTDIR)$(PREFIX)/bin/daysheet"

clean:
	$(SWIFT) package clean

packages:
	Scripts/install-packages.sh

test-packages:
	Scripts/install-packages.sh --test
