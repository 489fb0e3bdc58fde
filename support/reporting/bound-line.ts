import type { Overall, Summary, Verdicts } from './verdicts.ts';

/** The overall word as people read it. */
export function overallWord(overall: Overall): string {
  return overall.replaceAll('-', ' ').toUpperCase();
}

function reasonsOf({ rules }: Verdicts): string {
  const counts = new Map<string, number>();
  for (const rule of rules) {
    if (!rule.judged || !rule.inScope || rule.verdict !== 'inconclusive') continue;
    const reason = rule.reason || 'no reason';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `${count} ${reason}`).join(', ');
}

const LABELS: ReadonlyArray<[keyof Summary, string]> = [
  ['error', 'in error'],
  ['notVerifiable', 'not verifiable here'],
  ['notApplicable', 'not applicable'],
  ['notSelected', 'not selected'],
  ['open', 'open (no example yet)'],
];

/** The first line of every output: the word, the scope, and what it rests on. */
export function boundLine(verdicts: Verdicts): string {
  const { overall, scope, summary, selection, cancelled } = verdicts;
  const { judged, pass, fail, inconclusive, recorded } = summary;
  const why = reasonsOf(verdicts);
  const counts = [
    `${pass} of ${judged} judged rules passed`,
    `${fail} failed`,
    `${inconclusive} inconclusive${why ? ` (${why})` : ''}`,
    ...LABELS.filter(([key]) => summary[key] > 0).map(([key, label]) => `${summary[key]} ${label}`),
  ];
  if (recorded > 0) counts.push(`${recorded} recorded without judgement`);
  const notes = [selection ? `partial: ${selection}` : '', cancelled ? 'cancelled' : ''].filter(Boolean);
  return `${overallWord(overall)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''} · scope ${scope} · ${counts.join(', ')}`;
}
