import { SIDE_EFFECTS } from '../safety/side-effects.ts';
import type { Overall, Summary, Verdicts } from './verdicts.ts';

/** The overall word as people read it. */
export function overallWord(overall: Overall): string {
  return overall.replaceAll('-', ' ').toUpperCase();
}

/** Rules that wait for different instants wait for the same reason. */
const withoutTimes = (reason: string): string =>
  [...new Set(reason.replace(/(deferred-until) \d\S*Z/g, '$1').split(', '))].join(', ');

function reasonsOf({ rules }: Verdicts): string {
  const counts = new Map<string, number>();
  for (const rule of rules) {
    if (!rule.judged || !rule.inScope || rule.verdict !== 'inconclusive') continue;
    const reason = withoutTimes(rule.reason || 'no reason');
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `${count} ${reason}`).join(', ');
}

/** The closed reasons of rules that cannot be verified here, each with how many it keeps out. */
function beyondReach({ rules }: Verdicts): string {
  const counts = new Map<string, number>();
  for (const { judged, inScope, reason = '' } of rules) {
    const [, word] = /^([a-z-]+)/.exec(reason) ?? [];
    if (judged && !inScope && word) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].map(([word, count]) => `${count} ${word}`).join(', ');
}

const FORBIDDEN = /declares no sideEffects: (\w+)/g;

/** How far the target file kept the run from doing more than read; none where nothing is kept out by it. */
function restraint({ rules: all }: Verdicts): string | undefined {
  const kept = all
    .filter(({ judged, inScope }) => judged && !inScope)
    .map(({ reason = '' }) => [...reason.matchAll(FORBIDDEN)].map(([, effect = '']) => effect))
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
    ...LABELS.filter(([key]) => summary[key] > 0).map(
      ([key, label]) => `${summary[key]} ${label}${detail(key)}`,
    ),
  ];
  if (recorded > 0) counts.push(`${recorded} recorded without judgement`);
  const notes = [selection && `partial: ${selection}`, restraint(verdicts), cutShort(verdicts)].filter(
    Boolean,
  );
  return `${overallWord(overall)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''} · scope ${scope} · ${counts.join(', ')}`;
}
