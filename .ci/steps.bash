# For the scripts that run other checks: source it from the root of the repository.
# shellcheck shell=bash

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT

# step NAME COMMAND…: runs the command, prints its output, and fails if the command fails or warns.
step() {
  local name=$1 log=$logs/$BASHPID start=$SECONDS result=passed
  shift
  "$@" >"$log" 2>&1 || result="failed with status $?"
  if grep -qE '(^|[ :])warning:' "$log"; then result="failed: a warning is a failure"; fi
  {
    flock 9
    echo "── $name"
    cat "$log"
    echo "── $name: $result, $((SECONDS - start)) s"
  } 9>"$logs/lock"
  [ "$result" = passed ]
}

# give_way: lets the steps that follow in this row have the processor only where no other row wants it.
give_way() { renice -n 19 -p $BASHPID >/dev/null; }

# together FUNCTION…: calls the functions at the same time, each of which stops at its first failure, and waits for all.
together() {
  local jobs=() passed=yes
  for name in "$@"; do
    (set -e; "$name") &
    jobs+=($!)
  done
  for job in "${jobs[@]}"; do wait "$job" || passed=no; done
  [ $passed = yes ]
}
