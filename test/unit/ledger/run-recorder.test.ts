import { expect, it } from 'vitest';
import { SEEN_TYPE } from '../../../support/ground/evidence/seen.ts';
import { RunRecorder } from '../../../support/ledger/run-recorder.ts';
import { aTurn } from './a-turn.ts';

const [RED, WAITS, WITHOUT] = ['AssertionError', 'Suspended', 'Inconclusive'];
const west = { kind: { account: 'west', name: 'west', isFurther: true } };

it.each([
  ['a red that waits again and passes is green', [[RED], [WAITS], ['']], ['it ']],
  ['a red that waits again without a verdict stands', [[RED], [WAITS], [WITHOUT]], [`it ${RED}`]],
  ['what waits goes on beside its further kind', [[WAITS], ['', west], [RED]], [`it ${RED}`, 'it, west ']],
  ['both wait', [[WAITS], [WAITS, west], [''], [RED, west]], ['it ', `it, west ${RED}`]],
])('%s', (_, turns, ended) => {
  const recorder = new RunRecorder();
  for (const [thrown, seen = {}] of turns as Array<[string, object?]>)
    for (const message of aTurn('it', SEEN_TYPE, seen, thrown)) recorder.take(message);
  expect(recorder.recorded(0).examples.map(({ name, steps }) => `${name} ${steps[0]?.thrown ?? ''}`)).toEqual(ended);
});
