import { type Mode, runOf } from '../mode.ts';
import { byRule } from '../twists.ts';
import { dripping, endlessly, head, JSON_TYPE, rawly, resetAfter, silent, sized, wire } from '../wire.ts';

const UNAVAILABLE = 'inconclusive target-unavailable';

/** Rules whose example begins with one request, to hold one way of breaking off against each. */
const ONE = 'MSG-GET-01';
const TWO = 'MSG-META-03';
const THREE = 'TOK-01';
const FOUR = 'VOICE-PATCH-01';
const FIVE = 'CALLBACK-POST-01';

/** A whole answer within a second, or none. */
const HASTE = { patience: '1s' };

const OPEN = head(200, JSON_TYPE);
const PROMISED = head(200, JSON_TYPE, 'Content-Length: 100000');

const named = (count: number): string[] => Array.from({ length: count }, (_, n) => `x${n}: y`);

/** Answers that break off, never come or never end: nothing can be judged by them. */
export const connections: readonly Mode[] = [
  {
    mode: 'a body that never ends',
    command: runOf(ONE),
    target: HASTE,
    twist: endlessly(OPEN, '{"a":"aaaaaaaaaaaaaaaa"},'),
    leadsTo: { exit: 3, rules: { [ONE]: UNAVAILABLE }, requests: 20 },
  },
  {
    mode: 'a head that never ends',
    command: runOf(ONE),
    target: HASTE,
    twist: endlessly('HTTP/1.1 200 OK\r\n', 'x-more: and more\r\n'),
    leadsTo: { exit: 3, rules: { [ONE]: UNAVAILABLE }, requests: 20 },
  },
  {
    mode: 'a body that drips, a byte every now and then',
    command: runOf(ONE),
    target: HASTE,
    twist: dripping(PROMISED),
    leadsTo: { exit: 3, rules: { [ONE]: UNAVAILABLE }, requests: 20 },
  },
  {
    mode: 'requests that are taken and never answered',
    command: runOf(ONE, THREE),
    target: HASTE,
    twist: silent,
    leadsTo: { exit: 3, rules: { [ONE]: UNAVAILABLE, [THREE]: UNAVAILABLE }, requests: 20 },
  },
  {
    mode: 'a door that is opened and behind which nobody speaks',
    command: runOf(ONE),
    target: HASTE,
    twist: silent,
    atTheDoor: true,
    leadsTo: { exit: 2, says: /nothing of the target hostile answers/, requests: 20 },
  },
  {
    mode: 'connections reset before, inside and right after the answer, and lengths that are not true',
    command: runOf(ONE, TWO, THREE, FOUR, FIVE),
    twist: byRule({
      [ONE]: resetAfter(''),
      [TWO]: resetAfter('HTTP/1.1 200 OK\r\nContent-Ty'),
      [THREE]: resetAfter(`${PROMISED}{"access_token":"`),
      [FOUR]: rawly(PROMISED, '{}'),
      [FIVE]: rawly(head(202, JSON_TYPE, 'Content-Length: 5'), '{"messages":[]}'),
    }),
    leadsTo: {
      exit: [1, 3],
      rules: {
        [ONE]: UNAVAILABLE,
        [TWO]: UNAVAILABLE,
        [THREE]: UNAVAILABLE,
        [FOUR]: UNAVAILABLE,
        [FIVE]: ['fail', UNAVAILABLE, 'inconclusive precondition-unmet'],
      },
      requests: 60,
    },
  },
  {
    mode: 'a header of a megabyte, and twenty thousand headers',
    command: runOf(ONE, TWO),
    twist: byRule({
      [ONE]: sized(200, '{}', JSON_TYPE, `x-long: ${'x'.repeat(1024 * 1024)}`),
      [TWO]: sized(200, '{}', JSON_TYPE, ...named(20_000)),
    }),
    leadsTo: { exit: 3, rules: { [ONE]: UNAVAILABLE, [TWO]: UNAVAILABLE }, requests: 20 },
  },
  {
    mode: 'headers that steer a terminal, two lengths, and answers that are no HTTP',
    command: runOf(ONE, TWO, THREE, FOUR),
    twist: byRule({
      [ONE]: sized(200, '{}', JSON_TYPE, 'x-steers: \u001b[2J\u0007'),
      [TWO]: rawly(head(200, JSON_TYPE, 'Content-Length: 2', 'Content-Length: 3'), '{}'),
      [THREE]: rawly('SSH-2.0-hostile\r\n'),
      [FOUR]: wire((socket) => socket.end()),
    }),
    leadsTo: {
      exit: 3,
      rules: { [ONE]: UNAVAILABLE, [TWO]: UNAVAILABLE, [THREE]: UNAVAILABLE, [FOUR]: UNAVAILABLE },
      requests: 40,
    },
  },
];
