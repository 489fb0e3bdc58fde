import { expect, it } from 'vitest';
import { nextFiring, parseCron } from '../../../reference-impl/reports/cron.ts';
import { vectorsOf } from './sets.ts';

const iso = (instant: number | undefined): string => new Date(instant ?? Number.NaN).toISOString();

function firings(cron: string, zone: string, after: string, count: number): string[] {
  const schedule = parseCron(cron);
  if (!schedule) throw new Error(`${cron} is refused`);
  const found: string[] = [];
  for (let at = Date.parse(after); found.length < count; at = Date.parse(found.at(-1) as string))
    found.push(iso(nextFiring(schedule, zone, at)));
  return found;
}

it.each(
  vectorsOf<{ cron: string; timeZone: string; after: string }, { accepted: false } | { firings: string[] }>('cron'),
)('%s', (_, { given: { cron, timeZone, after }, expected }) => {
  if ('accepted' in expected) expect(parseCron(cron)).toBeUndefined();
  else expect(firings(cron, timeZone, after, expected.firings.length)).toEqual(expected.firings);
});
