#!/usr/bin/env bash
# Carries out the commands of the README and the other documents, and holds the output that they show against the real one.
#   test/readme.sh [DOCUMENT...]
set -euo pipefail
cd "$(dirname "$0")/.."
exec node --import tsx test/documents/try-commands.ts "$@"
