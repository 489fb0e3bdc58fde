import { REASONS, type Reason } from '../ground/problems/inconclusive.ts';
import { SIDE_EFFECTS } from '../ground/side-effects.ts';
import type { JudgedRule, Overall, Summary, Verdicts } from '../ledger/verdicts.ts';
import { OWN_CLIENT } from './interface-titles.ts';

/** The overall word as people read it. */
export function overallWord(overall: Overall): string {
  return overall.replaceAll('-', ' ').toUpperCase();
}

/** Why a rule is not decided; rules that wait for different instants wait for the same reason. */
function reasonOf({ examples, reason }: JudgedRule): string {
  const undecided = examples.filter(({ verdict }) => verdict === 'inconclusive');
  const told = undecided.flatMap((example) => example.reason ?? []);
  return [...new Set(told)].sort().join(', ') || reason || 'no reason';
}

const counted = (words: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${count} ${word}`).join(', ');
};

const reasonsOf = ({ rules }: Verdicts): string =>
  counted(
    rules.filter(({ judged, inScope, verdict }) => judged && inScope && verdict === 'inconclusive').map(reasonOf),
  );

/** The closed reason of a rule that cannot be verified here. */
const wordOf = ({ reason = '' }: JudgedRule): Reason | undefined => REASONS.find((each) => reason.startsWith(each));

/** The closed reasons of rules that cannot be verified here, each with how many it keeps out. */
const beyondReach = ({ rules }: Verdicts): string =>
  counted(rules.filter(({ judged, inScope }) => judged && !inScope).flatMap((rule) => wordOf(rule) ?? []));

/** How far the target file kept the run from doing more than read; none where nothing is kept out by it. */
function restraint({ rules: all }: Verdicts): string | undefined {
  const kept = all
    .filter((rule) => rule.judged && !rule.inScope && wordOf(rule) !== 'facility-missing')
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

const LABELS: ReadonlyArray<[keyof Summary, string]> = [
  ['error', 'in error'],
  ['notVerifiable', 'not verifiable here'],
  ['notApplicable', 'not applicable'],
  ['notSelected', 'not selected'],
  ['open', 'open (no example yet)'],
];

/** What ended a run before its time. */
export function cutShort({ cancelled, limit, crashed }: Verdicts): string | undefined {
  const how = [cancelled && 'cancelled', limit && `limit of ${limit} reached`, crashed && 'broken off'];
  return how.filter(Boolean).join(', ') || undefined;
}

/** The first line of every output: the word with what limits it, the scope, and what it rests on. */
export function boundLine(verdicts: Verdicts): string {
  const { overall, scope, summary, selection } = verdicts;
  const { judged, pass, fail, inconclusive, recorded } = summary;
  const why = reasonsOf(verdicts);
  const beyond = beyondReach(verdicts);
  const detail = (key: keyof Summary): string => (key === 'notVerifiable' && beyond ? ` (${beyond})` : '');
  const counts = [
    `${pass} of ${judged} judged rules passed`,
    `${fail} failed`,
    `${inconclusive} inconclusive${why ? ` (${why})` : ''}`,
    ...LABELS.filter(([key]) => summary[key] > 0).map(([key, label]) => `${summary[key]} ${label}${detail(key)}`),
  ];
  if (recorded > 0) counts.push(`${recorded} recorded without judgement`);
  const notes = [selection && `partial: ${selection}`, restraint(verdicts), cutShort(verdicts)].filter(Boolean);
  return `${overallWord(overall)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''} · scope ${scope} · ${counts.join(', ')}`;
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
