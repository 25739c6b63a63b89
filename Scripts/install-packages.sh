#!/usr/bin/env bash
# Installs the Debian packages that are missing: nothing where all are there, so that it needs no network then.
#
#     Scripts/install-packages.sh          what building and running need
#     Scripts/install-packages.sh --test   and the tools that the tests look at reports with
set -euo pipefail

packages=(
  libcairo2-dev libpango1.0-dev libdeflate-dev libharfbuzz-dev libglib2.0-dev nettle-dev libuchardet0 pkg-config
  fonts-inter fonts-noto-core
)
if [[ "${1:-}" == --test ]]; then
  packages+=(poppler-utils qpdf librsvg2-bin chromium fonts-noto-color-emoji parallel)
fi

missing=()
for package in "${packages[@]}"; do
  if [[ "$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null)" != installed ]]; then
    missing+=("$package")
  fi
done
if [[ ${#missing[@]} -eq 0 ]]; then
  exit 0
fi

as_root=()
if [[ "$(id -u)" -ne 0 ]]; then
  as_root=(sudo)
fi
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -q
"${as_root[@]}" apt-get install -q -y --no-install-recommends "${missing[@]}"
