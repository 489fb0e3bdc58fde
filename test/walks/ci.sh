#!/usr/bin/env bash
# The walk of who puts Plumbline into CI: the documented step in a workspace, a red run, and from what it shows back to the
# failure. Three commands at most, each as the documents or the output before it say.
source "$(dirname "$0")/walk.bash" ci 3

# The workspace of a job, with a checkout of Plumbline in a folder of it; GitHub knows files by their real place.
mkdir "$scratch/shop"
ln -s "$project" "$scratch/shop/plumbline"
cd "$scratch/shop"
export GITHUB_WORKSPACE=$project/.. GITHUB_STEP_SUMMARY=$scratch/summary.md GITHUB_OUTPUT=$scratch/outputs
export PLUMBLINE_ARGUMENTS='--area DEDUP --fault dedup.code-304'

types 1 bash plumbline/.github/actions/plumbline/run.sh
cp "$scratch/said" "$scratch/first"
shows "$scratch/first" '^::error title=Plumbline::NOT CONFORMANT'
[ "$(grep -c '^::error' "$scratch/first")" -le 9 ] || fail 'more annotations than GitHub shows'
place=$(grep -o -m 1 'file=[^,]*' "$scratch/first" | cut -d= -f2)
[ -f "$GITHUB_WORKSPACE/$place" ] || fail "an annotation is about $place, which is not in the workspace"
shows "$scratch/first" 'premise-failed'
shows "$scratch/summary.md" 'MSG-DEDUP-01'
shows "$scratch/outputs" 'overall=not-conformant'
shows reports/junit.xml "differs   '304' instead of '305'"
shows reports/ctrf.json '"reportFormat": *"CTRF"'

# The lines that the output itself offers, on the machine of a developer.
again=$(grep -m 1 '^  again ' "$scratch/first" | sed 's/^  again *//')
types 0 sh -c "cd plumbline && ${again/replay/replay --from $scratch/shop/reports}"
shows "$scratch/said" '^SAME · '
types 0 plumbline run --failed --quiet --out reports
shows "$scratch/said" '^PARTIAL · nothing failed (.* 0 failed'
arrives
