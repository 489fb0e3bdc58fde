#!/usr/bin/env bash
# The walk of a product owner: what the rules say, which of them hold, and the page where one that does not is found and
# understood. Four commands at most; the page is then used without any.
source "$(dirname "$0")/walk.bash" product-owner 4
cd "$scratch"

types 0 plumbline rules 24 hours
shows "$scratch/said" 'MSG-DEDUP-02 .*24 hours'

types 1 plumbline run --area DEDUP --fault dedup.code-304 --quiet
shows "$scratch/said" '^NOT CONFORMANT'
shows "$scratch/said" '^FAIL MSG-DEDUP-01 .* gets it withheld and rejected with report code 305\.'

types 0 plumbline rules --area DEDUP --verdict fail
shows "$scratch/said" 'MSG-DEDUP-01 .*repeating a text to a recipient within 24 hours'

types 0 plumbline report
shows "$scratch/said" '^Rule book in reports/rulebook/index.html'

(cd "$project" && node --import tsx test/walks/find-in-rule-book.ts "$scratch/reports/rulebook/index.html" 'report code 305' MSG-DEDUP-01) \
  > "$scratch/said" 2>&1 || fail 'the rule is not found in the rule book'
shows "$scratch/said" 'Given de-duplication is switched on for the account'
shows "$scratch/said" 'report code 305→304'
arrives
