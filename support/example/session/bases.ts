import type { Evidence } from '../../ground/evidence/recorded-run.ts';
import type { Basis } from '../../ground/evidence/seen.ts';
import { isOfClient } from '../../ground/rules/rule-tasks.ts';
import type { Session } from './session.ts';

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

/** How often a target without a lab, with limits of its own (section "Limits"), held requests off, and what we dropped. */
export function heldOffIn({ hasLab, journal, wire }: Pick<Session, 'hasLab' | 'journal' | 'wire'>) {
  let heldOff = 0;
  for (const exchange of hasLab ? [] : journal.exchanges) {
    const { status, headers } = exchange;
    if (wire.repeated.has(exchange)) continue;
    if (status === 429 || (status === 503 && headers['retry-after'] !== undefined)) heldOff += 1;
  }
  const { dropped } = journal;
  return { ...(heldOff > 0 && { heldOff }), ...(dropped > 0 && { dropped }) } satisfies Partial<Evidence>;
}
