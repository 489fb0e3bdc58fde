import type { Evidence } from '../../ground/evidence/recorded-run.ts';
import type { Basis } from '../../ground/evidence/seen.ts';
import { isOfClient } from '../../ground/rules/rule-tasks.ts';
import type { Session } from './session.ts';

/** What the outcome of an example rests on: what was sent and received, and what an operator did or saw. */
export function basesOf({ journal, time, facilities }: Session, tags: readonly string[]): Basis[] {
  const used = [...facilities.used];
  const bases: Basis[] = [];
  if (journal.exchanges.length > 0) bases.push('interface');
  if (journal.notifications.length > 0) bases.push('callback');
  if (used.includes('handset')) bases.push('handset');
  if (time.rung === 'virtual' || used.some((each) => each !== 'handset')) bases.push('lab');
  if (isOfClient(tags)) bases.push('client');
  return bases;
}

/** How often a target without a lab, whose limits are its own (section "Limits"), held requests off, and what we dropped. */
export function heldOffIn({ hasLab, journal }: Pick<Session, 'hasLab' | 'journal'>) {
  let heldOff = 0;
  for (const { status, headers } of hasLab ? [] : journal.exchanges)
    if (status === 429 || (status === 503 && headers['retry-after'] !== undefined)) heldOff += 1;
  const { dropped } = journal;
  return { ...(heldOff > 0 && { heldOff }), ...(dropped > 0 && { dropped }) } satisfies Partial<Evidence>;
}
