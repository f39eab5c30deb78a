# Functions that install Debian packages. Source this file from the root of the repository, and install everything before
# the first parallel job starts: parallel jobs would wait for the package manager's lock, and fail.
# shellcheck shell=bash

packages=.build/packages

# need COMMAND PACKAGE: installs the package unless the command exists.
need() {
  command -v "$1" >/dev/null && return
  echo "installing $2 for $1"
  with_packages install -y -qq --no-install-recommends "$2"
  command -v "$1" >/dev/null || { echo "$1 is missing, and $2 could not be installed: $packages.log"; exit 1; }
}

# need_file FILE PACKAGE PATTERN: extracts the one file of the package that matches, without installing the package.
need_file() {
  [ ! -s "$1" ] || return 0
  echo "downloading $2 for $(basename "$1")"
  mkdir -p "$(dirname "$1")"
  with_packages download -qq "$2"
  if ! dpkg-deb --fsys-tarfile "$packages/$2"_*.deb | tar -xO --wildcards "$3" >"$1.part" || [ ! -s "$1.part" ]; then
    echo "$1 is missing, and could not be taken out of $2: $packages.log"
    exit 1
  fi
  mv "$1.part" "$1"
  rm "$packages/$2"_*.deb
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
