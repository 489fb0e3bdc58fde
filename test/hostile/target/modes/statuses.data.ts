import { type Mode, runOf } from '../mode.ts';
import type { Twist } from '../scene.ts';
import { byRule } from '../twists.ts';
import { endlessly, JSON_TYPE, rawly, sized } from '../wire.ts';
import { allOf, FIVE, FOUR, NOT_GREEN, ONE, SIX, SIXTH, THREE, TWO, UNAVAILABLE } from './rules.data.ts';

const onward =
  (status: number): Twist =>
  ({ elsewhere, give }) =>
    give({ status, headers: { location: `${elsewhere}/taken?from=here` }, body: Buffer.from('') });

/** Statuses that no interface has, and ways elsewhere. */
export const statuses: readonly Mode[] = [
  {
    mode: 'odd statuses: 204 with a body, 304, 418, 599, 999 and one of seven digits',
    command: runOf(...SIX),
    twist: byRule({
      [ONE]: sized(204, '{"messages":[]}', JSON_TYPE),
      [TWO]: sized(304, '{"messages":[]}', JSON_TYPE),
      [THREE]: sized(418, '{}', JSON_TYPE),
      [FOUR]: sized(599, '{}', JSON_TYPE),
      [FIVE]: sized(999, '{}', JSON_TYPE),
      [SIXTH]: sized(1_000_000, '{}', JSON_TYPE),
    }),
    leadsTo: { exit: [1, 3], rules: allOf(SIX, NOT_GREEN), requests: 100 },
  },
  {
    mode: 'floods of 100, 102 and 103 with no answer after them, and a switch of protocols',
    command: runOf(...SIX.slice(0, 4)),
    target: { patience: '2s' },
    twist: byRule({
      [ONE]: endlessly('', 'HTTP/1.1 100 Continue\r\n\r\n'),
      [TWO]: endlessly('', 'HTTP/1.1 102 Processing\r\n\r\n'),
      [THREE]: endlessly('', 'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n'),
      [FOUR]: rawly(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: hostile\r\nConnection: Upgrade\r\n\r\n',
        '\0'.repeat(999),
      ),
    }),
    leadsTo: { exit: 3, rules: allOf([ONE, TWO, THREE, FOUR], UNAVAILABLE), requests: 40 },
  },
  {
    mode: '401 to everything',
    command: runOf(ONE, THREE, FOUR),
    twist: sized(401, '{"message":"no"}', JSON_TYPE, 'WWW-Authenticate: Basic realm="x"'),
    atTheDoor: true,
    leadsTo: { exit: [1, 3], rules: allOf([ONE, THREE, FOUR], NOT_GREEN), requests: 160 },
  },
  {
    mode: 'redirects to another origin at the door',
    command: runOf(ONE),
    twist: onward(302),
    atTheDoor: true,
    leadsTo: { exit: 2, says: /it redirects to http/, requests: 40 },
  },
  {
    mode: 'redirects to another origin, each of another kind, once examples run',
    command: runOf(...SIX),
    twist: byRule({
      [ONE]: onward(307),
      [TWO]: onward(308),
      [THREE]: onward(302),
      [FOUR]: onward(301),
      [FIVE]: onward(303),
      [SIXTH]: onward(300),
    }),
    leadsTo: { exit: [1, 3], rules: allOf(SIX, NOT_GREEN), requests: 300 },
  },
];
