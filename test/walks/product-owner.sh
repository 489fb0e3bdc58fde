#!/usr/bin/env bash
# The walk of a product owner: what is promised, what fails and how bad it is, what changed since last month, what is not
# verified and what it would take, and something to show to others. Eight commands at most; the page is then used without any.
source "$(dirname "$0")/walk.bash" product-owner 8
cd "$scratch"

# asks PAGE QUESTION [WORDS...]: what the reader looks for in the rule book of a report folder.
asks() {
  local page=$scratch/$1/rulebook/index.html
  shift
  (cd "$project" && node --import tsx test/walks/ask-rule-book.ts "$page" "$@") > "$scratch/said" 2>&1 ||
    fail "the rule book does not answer: $*"
}

# What do we promise?
types 0 plumbline rules 24 hours
shows "$scratch/said" 'MSG-DEDUP-02 .*24 hours'

types 0 plumbline run --area no-duplicates --quiet --out last-month
types 1 plumbline run --area no-duplicates --fault dedup.code-304 --quiet
shows "$scratch/said" '^NOT CONFORMANT'
shows "$scratch/said" '^FAIL MSG-DEDUP-01 .* gets it withheld and rejected with report code 305\.'

types 0 plumbline rules --area no-duplicates --verdict fail
shows "$scratch/said" 'MSG-DEDUP-01 .*repeating a text to a recipient within 24 hours'

types 0 plumbline report --since last-month --csv
shows "$scratch/said" '^Rule book in reports/rulebook/index.html'

asks reports promise 'No duplicates'
shows "$scratch/said" 'The same text is sent to the same number once within 24 hours\.'
shows "$scratch/said" 'verified'

# What fails, how bad is it, and what changed?
asks reports front
shows "$scratch/said" 'expected report code 305, got 304'
shows "$scratch/said" '^What changed since 20'
shows "$scratch/said" 'passes → fails .*MSG-DEDUP-01'

asks reports rule 'report code 305' MSG-DEDUP-01
shows "$scratch/said" 'Given de-duplication is switched on for the account'
shows "$scratch/said" 'report code 305→304'

# Can I show it to somebody?
asks reports printed
shows "$scratch/said" '^[123] pages'
shows reports/rules.csv '^"MSG-DEDUP-01","no-duplicates","With duplicate detection on,.*,"MUST","documented",.*,"fail",'

# What is not verified at our vendor, and what would it take?
begins "$scratch/ready.json" env PORT=0 READY_FILE="$scratch/ready.json" \
  "$project/node_modules/.bin/tsx" "$project/test/vendor/src/main.ts"
export MESSAGING_KEY=plain-key-0001 MESSAGING_SECRET=plain-secret-0001 ACCOUNT=PlainSending
types 0 plumbline init --name vendor --messaging "$(member ready.json messaging)"
types 0 plumbline run --target target.yaml --area no-duplicates --area sending --out vendor
shows "$scratch/said" '^  to verify [0-9]* rules more'
shows "$scratch/said" '^ *[0-9]*  then '
types 0 plumbline report vendor
asks vendor unverified
shows "$scratch/said" '^[0-9]* more Then '
arrives
