import { counted } from '../ground/counted.ts';
import { SIDE_EFFECTS } from '../ground/side-effects.ts';
import { NO_RULE } from '../ledger/outside.ts';
import { DEFAULT_REQUIRE } from '../ledger/overall.ts';
import { type Column, reasonOf, reasonsText, rulesIn, verifiedOf } from '../ledger/tally.ts';
import type { Overall, Verdicts } from '../ledger/verdicts.ts';
import { OWN_CLIENT } from './interface-titles.ts';

export function overallWord(overall: Overall): string {
  return overall.replaceAll('-', ' ').toUpperCase();
}

/** How far the target file kept the run from doing more than read; none where nothing is kept out by it. */
export function restraint({ rules }: Verdicts): string | undefined {
  const missing = new Set<string>();
  let kept = 0;
  for (const rule of rules) {
    if (!rule.judged || rule.inScope || reasonOf(rule) === 'facility-missing') continue;
    const effects = rule.examples.flatMap(({ sideEffect }) => sideEffect ?? []);
    if (effects.length > 0) kept += 1;
    for (const effect of effects) missing.add(effect);
  }
  if (kept === 0) return undefined;
  const named = SIDE_EFFECTS.filter((each) => missing.has(each));
  const how = named.length === SIDE_EFFECTS.length ? 'read-only' : 'limited';
  return `${how}: ${kept === 1 ? '1 rule needs' : `${kept} rules need`} sideEffects ${named.join(', ')} in the target file`;
}

export function cutShort({ cancelled, limit, failedFast, crashed, slowedBy }: Verdicts): string | undefined {
  const how = [
    cancelled && 'cancelled',
    limit && `limit of ${limit} reached`,
    failedFast && 'ended with the first failure',
    (crashed || slowedBy) && 'broken off',
  ];
  return how.filter(Boolean).join(', ') || undefined;
}

const LABELS: ReadonlyArray<[Column, string]> = [
  ['error', 'in error'],
  ['carriedOver', 'carried over'],
  ['notVerifiable', 'not verifiable here'],
  ['notApplicable', 'not applicable'],
  ['notSelected', 'not selected'],
  ['open', 'open (no example yet)'],
];

function reasoned(count: string, { rules }: Verdicts, column: Column): string {
  const reasons = reasonsText(rulesIn(rules, column));
  return reasons ? `${count} (${reasons})` : count;
}

function countsOf(verdicts: Verdicts): string {
  const { summary } = verdicts;
  const { pass, judged, fail, inconclusive, recorded } = summary;
  const counts = [
    `${pass} of ${judged} judged rules passed`,
    `${fail} failed`,
    reasoned(`${inconclusive} inconclusive`, verdicts, 'inconclusive'),
  ];
  for (const [key, label] of LABELS) {
    if (!summary[key]) continue;
    const count = `${summary[key]} ${label}`;
    counts.push(key === 'notVerifiable' ? reasoned(count, verdicts, key) : count);
  }
  if (summary.pending) {
    const pending = rulesIn(verdicts.rules, 'pending');
    const later = pending.filter(({ reason }) => reason === 'added-later').length;
    const since = pending.length - later;
    const parts = [later > 0 && `${later} added-later`, since > 0 && `${since} changed-since`].filter(Boolean);
    counts.push(`${pending.length} pending under edition ${verdicts.edition} (${parts.join(', ')})`);
  }
  if (recorded > 0) counts.push(`${recorded} recorded without judgement`);
  let onPart = 0;
  for (const rule of verdicts.rules) {
    const core = rule.exampleCount?.core;
    if (rule.judged && rule.verdict === 'pass' && core && core.run < core.of) onPart += 1;
  }
  if (onPart > 0) counts.push(`${onPart} passed on part of their examples`);
  return counts.join(', ');
}

function limitsOf(verdicts: Verdicts): string {
  const { selection, overall, summary, partial, claimed, require = DEFAULT_REQUIRE } = verdicts;
  const hasKnown = overall === 'no-deviation-found' && summary.fail > 0;
  const notes = [
    selection && (overall === 'partial' ? selection : `partial: ${selection}`),
    claimed && `profile${claimed.length > 1 ? 's' : ''} ${claimed.join(', ')}`,
    hasKnown && `but ${counted(summary.fail, 'known failure')}`,
    !partial && require !== DEFAULT_REQUIRE && `${require} % required`,
    restraint(verdicts),
    cutShort(verdicts),
  ];
  return notes.filter(Boolean).join('; ');
}

const RESTS_ON_SHARE: readonly Overall[] = ['conformant', 'conformant-with-known-failures', 'no-deviation-found'];

function basisOf(verdicts: Verdicts): string[] {
  const { overall, scope, summary } = verdicts;
  const { rules, of } = verifiedOf(summary);
  const basis = [`scope ${scope}`, countsOf(verdicts)];
  if (!RESTS_ON_SHARE.includes(overall) || rules === of) return basis;
  // Rounded down, so that it never promises more.
  return [`${rules} of ${of} rules verified (${Math.floor((rules * 100) / of)} %)`, ...basis];
}

/** The first line of every output: the word with what limits it, the share, the scope, and what it rests on. */
export function boundLine(verdicts: Verdicts): string {
  const { overall, summary } = verdicts;
  const limits = limitsOf(verdicts);
  const known = summary.fail > 0 ? ` but ${counted(summary.fail, 'known failure')}` : '';
  // The word of a partial run alone says nothing of its end.
  const end = overall === 'partial' ? ` · nothing failed${known}` : '';
  return [`${overallWord(overall)}${end}${limits && ` (${limits})`}`, ...basisOf(verdicts)].join(' · ');
}

export function boundOf(verdicts: Verdicts): string {
  return [limitsOf(verdicts), ...basisOf(verdicts)].filter(Boolean).join(' · ');
}

export function ownClientLine({ ownClient }: Verdicts): string | undefined {
  if (!ownClient) return undefined;
  const { judged, pass, fail, error, inconclusive, recorded } = ownClient.summary;
  if (pass + fail + error + inconclusive + recorded === 0) return undefined;
  const counts = [`${pass} of ${judged} judged rules passed`];
  if (fail > 0) counts.push(`${fail} failed`);
  if (error > 0) counts.push(`${error} in error`);
  if (inconclusive > 0) counts.push(`${inconclusive} inconclusive`);
  return `${OWN_CLIENT} (no part of the verdict): ${counts.join(', ')}`;
}

/** The examples of features outside the suite, with what of each is no rule of it; undefined where none ran. */
export function outsideLines({ outside }: Verdicts): string | undefined {
  if (!outside) return undefined;
  const lines = ['outside the suite (no part of its rules):'];
  for (const { id, examples } of outside.rules)
    for (const { uri, line, name, verdict, reason } of examples) {
      const carried = id === NO_RULE ? 'carries no rule' : `${id} is no rule of the suite`;
      lines.push(`  ${verdict.padEnd(12)}  ${uri}:${line} "${name}"; ${carried}${reason ? `; ${reason}` : ''}`);
    }
  return lines.join('\n');
}
