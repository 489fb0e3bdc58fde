import { SIDE_EFFECTS } from '../ground/side-effects.ts';
import { DEFAULT_REQUIRE } from '../ledger/overall.ts';
import { type Column, reasonOf, reasonsText, rulesIn, verifiedOf } from '../ledger/tally.ts';
import type { Overall, Verdicts } from '../ledger/verdicts.ts';
import { OWN_CLIENT } from './interface-titles.ts';

/** The overall word as people read it. */
export function overallWord(overall: Overall): string {
  return overall.replaceAll('-', ' ').toUpperCase();
}

/** How far the target file kept the run from doing more than read; none where nothing is kept out by it. */
function restraint({ rules: all }: Verdicts): string | undefined {
  const kept = all
    .filter((rule) => rule.judged && !rule.inScope && reasonOf(rule) !== 'facility-missing')
    .map(({ examples }) => examples.flatMap(({ sideEffect }) => sideEffect ?? []))
    .filter((effects) => effects.length > 0);
  if (kept.length === 0) return undefined;
  const missing = SIDE_EFFECTS.filter((each) => kept.flat().includes(each));
  const how = missing.length === SIDE_EFFECTS.length ? 'read-only' : 'limited';
  const rules = kept.length === 1 ? '1 rule needs' : `${kept.length} rules need`;
  return `${how}: ${rules} sideEffects ${missing.join(', ')} in the target file`;
}

/** Whether the target file kept a judged rule out by forbidding what it does. */
export const isRestrained = (verdicts: Verdicts): boolean => restraint(verdicts) !== undefined;

/** Places that are named only where rules are in them, with their words. */
const LABELS: ReadonlyArray<[Column, string]> = [
  ['error', 'in error'],
  ['carriedOver', 'carried over'],
  ['notVerifiable', 'not verifiable here'],
  ['notApplicable', 'not applicable'],
  ['notSelected', 'not selected'],
  ['open', 'open (no example yet)'],
];

/** Places in which the reason says more than the place. */
const WITH_REASONS: readonly Column[] = ['inconclusive', 'notVerifiable'];

/** What ended a run before its time. */
export function cutShort({ cancelled, limit, failedFast, crashed, slowedBy }: Verdicts): string | undefined {
  const how = [
    cancelled && 'cancelled',
    limit && `limit of ${limit} reached`,
    failedFast && 'ended with the first failure',
    (crashed || slowedBy) && 'broken off',
  ];
  return how.filter(Boolean).join(', ') || undefined;
}

/** Words that rest on how many rules were verified. */
const RESTS_ON_SHARE: readonly Overall[] = ['conformant', 'conformant-with-known-failures', 'no-deviation-found'];

/** How many rules were verified, where they are fewer than all; rounded down, so that it never promises more. */
function share({ overall, summary }: Verdicts): string[] {
  const { rules, of } = verifiedOf(summary);
  if (!RESTS_ON_SHARE.includes(overall) || rules === of) return [];
  return [`${rules} of ${of} rules verified (${Math.floor((rules * 100) / of)} %)`];
}

/** A share that was asked for and is not the usual one. */
const demand = ({ require, partial }: Verdicts): string | undefined =>
  partial || require === undefined || require === DEFAULT_REQUIRE ? undefined : `${require} % required`;

/** The known failures beside which nothing failed. */
function knownNote({ overall, summary }: Verdicts): string | undefined {
  if (overall !== 'no-deviation-found' || summary.fail === 0) return undefined;
  return summary.fail === 1 ? 'but 1 known failure' : `but ${summary.fail} known failures`;
}

/** How many rules are where, each of them in one place. */
function countsOf(verdicts: Verdicts): string {
  const { summary } = verdicts;
  const why = (column: Column): string => {
    const reasons = WITH_REASONS.includes(column) ? reasonsText(rulesIn(verdicts.rules, column)) : '';
    return reasons && ` (${reasons})`;
  };
  const counts = [
    `${summary.pass} of ${summary.judged} judged rules passed`,
    `${summary.fail} failed`,
    `${summary.inconclusive} inconclusive${why('inconclusive')}`,
    ...LABELS.filter(([key]) => summary[key] > 0).map(([key, label]) => `${summary[key]} ${label}${why(key)}`),
  ];
  if (summary.recorded > 0) counts.push(`${summary.recorded} recorded without judgement`);
  return counts.join(', ');
}

/** What limits the word of a run. */
function limitsOf(verdicts: Verdicts): string {
  const notes = [
    verdicts.selection && `partial: ${verdicts.selection}`,
    knownNote(verdicts),
    demand(verdicts),
    restraint(verdicts),
    cutShort(verdicts),
  ];
  return notes.filter(Boolean).join('; ');
}

/** The share, the scope, and what the word rests on. */
const basisOf = (verdicts: Verdicts): string[] => [...share(verdicts), `scope ${verdicts.scope}`, countsOf(verdicts)];

/** The first line of every output: the word with what limits it, the share, the scope, and what it rests on. */
export function boundLine(verdicts: Verdicts): string {
  const limits = limitsOf(verdicts);
  return [`${overallWord(verdicts.overall)}${limits && ` (${limits})`}`, ...basisOf(verdicts)].join(' · ');
}

/** The same line for a place where the word is written above it. */
export function boundOf(verdicts: Verdicts): string {
  return [limitsOf(verdicts), ...basisOf(verdicts)].filter(Boolean).join(' · ');
}

/** What the harness's own client and receiver made of the rules about such; undefined where none of them ran. */
export function ownClientLine({ ownClient }: Verdicts): string | undefined {
  if (!ownClient) return undefined;
  const { judged, pass, fail, error, inconclusive, recorded } = ownClient.summary;
  if (pass + fail + error + inconclusive + recorded === 0) return undefined;
  const counts = [
    `${pass} of ${judged} judged rules passed`,
    ...(fail > 0 ? [`${fail} failed`] : []),
    ...(error > 0 ? [`${error} in error`] : []),
    ...(inconclusive > 0 ? [`${inconclusive} inconclusive`] : []),
  ];
  return `${OWN_CLIENT} (no part of the verdict): ${counts.join(', ')}`;
}
