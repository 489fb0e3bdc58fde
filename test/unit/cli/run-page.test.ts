import { expect, it } from 'vitest';
import { Progress } from '../../../support/cli/run/progress.ts';
import { RunView } from '../../../support/cli/run/run-page.ts';
import { Repeats } from '../../../support/cli/run/second-opinion.ts';
import type { RecordedExample } from '../../../support/ground/evidence/recorded-run.ts';
import { readRuleBook } from '../../../support/ground/rules/rule-book.ts';
import { PLAIN_TARGET } from '../plain-target.ts';

const book = readRuleBook();
const now = (): number => 1000;

function example(name: string, until?: number): RecordedExample {
  const obstacle = until === undefined ? {} : { obstacle: { until: new Date(until).toISOString() } };
  const steps = [
    { text: '', status: 'PASSED' },
    { text: 'a minute passes', status: 'UNKNOWN' },
  ];
  const where = { rule: 'TOK-01', uri: 'a.feature', line: 1, tags: [], startedAt: 0, durationMs: 0, finished: false };
  return { ...where, name, steps, evidence: obstacle } as unknown as RecordedExample;
}

it('shows what runs and what waits, without a secret of the target, and repeats only what is red', () => {
  const target = { ...PLAIN_TARGET, name: 'shop s3cret-word', secrets: ['s3cret-word'] };
  const progress = new Progress({ write: () => undefined }, 'none', now);
  const repeats = new Repeats({ book, places: [], target, faults: [] }, {});
  let stopped = 0;
  const stop = (): void => {
    stopped += 1;
  };
  const view = new RunView({ progress, target, book, repeats, stop }, now);
  const suspended = Array.from({ length: 22 }, (_, at) => example(`<b>${at}`, at === 0 ? 500 : 91_000));
  progress.begin(
    40,
    () => ({ count: 22, until: 91_000 }),
    '',
    () => ({ running: [example('It runs')], suspended }),
  );
  const { progress: bar, running, waiting, reds } = view.parts();
  expect(bar).toMatch(/<h2>shop [^s].+0 of 40 examples done/s);
  expect(running).toMatch(/TOK-01.+It runs.+In the words of the document \(.+Step: a minute passes/s);
  expect(waiting).toMatch(/&lt;b&gt;0.+its time is up.+for the clock, 1 min 30 s more.+and 2 more examples/s);
  expect(reds).toContain('Nothing so far');

  view.press(new URLSearchParams({ repeat: 'TOK-01' }));
  expect(repeats.states.size).toBe(0);
  for (let presses = 0; presses < 2; presses += 1) view.press(new URLSearchParams({ stop: '1' }));
  expect(view.parts().progress).toContain('is being stopped');
  return new Promise(setImmediate).then(() => expect(stopped).toBe(1));
});
