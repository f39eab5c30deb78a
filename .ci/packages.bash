# What the scripts install, and the functions that do it: source it from the root of the repository.
# shellcheck shell=bash

# Debian packages, each by a command, a file or a folder of it.
declare -A debian=(
  [python3]=python3
  [node]=nodejs
  [valgrind]=valgrind [pkg-config]=pkg-config
  [qemu-aarch64]=qemu-user
  [qemu-riscv64]=qemu-user
  [qemu-arm]=qemu-user
  [arm-none-eabi-gcc]=gcc-arm-none-eabi
  [sdl2-config]=libsdl2-dev
  [Xvfb]=xvfb
  [xdotool]=xdotool
  [convert]=imagemagick
  [chromium]=chromium
  [esbuild]=esbuild
  [wasm-opt]=binaryen
  [img2webp]=webp
  [WebKitWebDriver]=webkit2gtk-driver
  [firefox-esr]=firefox-esr
  [xauth]=xauth
  # The figures of the page are set in Inter where the system has no typeface of its own.
  [/usr/share/fonts/opentype/inter]=fonts-inter
)

# Packages of PyPI, all in one environment.
pypi=('dask[distributed]==2026.8.0' numpy==2.4.6 gymnasium==1.4.0 mypy==2.4.1 playwright==1.65.2 axe-playwright-python==0.1.8 selenium==4.51.0)

packages=.build/packages
python=.build/python/bin/python3

# need NAME…: installs the packages of commands, files or folders that are missing.
need() {
  local name
  for name in "$@"; do
    if command -v "$name" >/dev/null || [ -e "$name" ]; then continue; fi
    echo "installing ${debian[$name]} for $name"
    with_packages install -y -qq --no-install-recommends "${debian[$name]}"
    command -v "$name" >/dev/null || [ -e "$name" ] \
      || { echo "$name is missing, and ${debian[$name]} could not be installed: $packages.log"; exit 1; }
  done
}

# need_python: makes the environment with the packages of PyPI, whose Python is $python.
need_python() {
  need python3
  mkdir -p .build
  (
    flock 9
    if [ "$(cat .build/python/packages 2>/dev/null)" = "${pypi[*]}" ]; then exit; fi
    python3 -c 'import ensurepip, venv' 2>/dev/null || with_packages install -y -qq --no-install-recommends python3-venv
    echo "installing ${pypi[*]}"
    python3 -m venv --clear .build/python
    $python -m pip install -q --disable-pip-version-check --no-compile "${pypi[@]}"
    echo "${pypi[*]}" >.build/python/packages
  ) 9>.build/python.lock || { echo "${pypi[*]} could not be installed"; exit 1; }
}

# with_packages ARGUMENT…: runs apt-get in the folder of packages, after updating the lists, at most once an hour. Only one of
# these scripts runs it at a time, and it waits for other programs that install packages. The caller checks the result.
with_packages() {
  local user=() updated=$PWD/$packages.updated
  [ "$(id -u)" = 0 ] || user=(sudo)
  mkdir -p "$packages"
  (
    flock 9
    if [ -z "$(find "$updated" -mmin -60 2>/dev/null)" ]; then
      # apt-get does not wait for the lock of the lists, as it does for that of the packages.
      for _ in {1..24}; do
        if "${user[@]}" apt-get update -qq -o Acquire::Retries=3; then
          touch "$updated"
          break
        fi
        sleep 5
      done
    fi
    cd "$packages"
    "${user[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 "$@" \
      || rm -f "$updated"
  ) 9>"$packages.lock" >"$packages.log" 2>&1 || true
}
