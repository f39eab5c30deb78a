# What a script needs of Debian, in one place: source it from the root of the repository, and ask for everything before
# the first job starts. Jobs that ran beside each other would each wait for the package manager's lock, and fail.
# shellcheck shell=bash

packages=.build/packages

# need COMMAND PACKAGE: installs the package unless the command is there.
need() {
  command -v "$1" >/dev/null && return
  echo "installing $2 for $1"
  with_packages install -y -qq --no-install-recommends "$2"
  command -v "$1" >/dev/null || { echo "$1 is missing, and $2 could not be installed: $packages.log"; exit 1; }
}

# need_file FILE PACKAGE PATTERN: copies the one file of the package that matches out of it, without installing it.
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

# with_packages ARGUMENT…: runs apt-get in the folder of packages, after the lists were updated, at most once an hour;
# alone among these scripts, and as soon as another program that installs packages has finished. Whoever asked looks
# whether it has worked.
with_packages() {
  local user=() updated=$PWD/$packages.updated
  [ "$(id -u)" = 0 ] || user=(sudo)
  mkdir -p "$packages"
  (
    flock 9
    if [ -z "$(find "$updated" -mmin -60 2>/dev/null)" ]; then
      # The lock of the lists, unlike that of the packages, is not waited for.
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
