import { type Mode, runOf } from '../mode.ts';
import { byRule } from '../twists.ts';
import { dripping, endlessly, head, JSON_TYPE, rawly, resetAfter, silent, sized, wire } from '../wire.ts';
import { allOf, FIVE, FOUR, NOT_GREEN, ONE, SIX, SIXTH, THREE, TWO, UNAVAILABLE } from './rules.data.ts';

/** A whole answer within a second, or none. */
const HASTE = { patience: '1s' };

const OPEN = head(200, JSON_TYPE);
const PROMISED = head(200, JSON_TYPE, 'Content-Length: 100000');

const named = (count: number): string[] => Array.from({ length: count }, (_, n) => `x${n}: y`);

/** Answers that break off, never come or never end: nothing can be judged by them. */
export const connections: readonly Mode[] = [
  {
    mode: 'a body without an end, a head without an end, and requests that are never answered',
    command: [...runOf(ONE, THREE, FOUR), '--tags', `@smoke or @${FOUR}`],
    target: HASTE,
    twist: byRule({
      [ONE]: endlessly(OPEN, '{"a":"aaaaaaaaaaaaaaaa"},'),
      [THREE]: endlessly('HTTP/1.1 200 OK\r\n', 'x-more: and more\r\n'),
      [FOUR]: silent,
    }),
    leadsTo: {
      exit: [1, 3],
      rules: { ...allOf([THREE, FOUR], UNAVAILABLE), [ONE]: ['fail', UNAVAILABLE] },
      requests: 40,
    },
  },
  {
    mode: 'a body that drips, a byte every now and then',
    command: runOf(ONE),
    // Longer than the adversary may be held up itself: a drip that stalls would end the wait for it.
    target: { patience: '5s' },
    twist: dripping(PROMISED),
    leadsTo: { exit: 3, rules: { [ONE]: UNAVAILABLE }, requests: 20 },
  },
  {
    mode: 'a door that opens, and silence behind it',
    command: runOf(ONE),
    target: HASTE,
    twist: silent,
    atTheDoor: true,
    leadsTo: { exit: 2, says: /nothing of the target hostile answers/, requests: 20 },
  },
  {
    mode: 'resets before, inside and after the head, lengths too long and too short, an answer too many',
    command: runOf(...SIX),
    twist: byRule({
      [ONE]: resetAfter(''),
      [TWO]: resetAfter('HTTP/1.1 200 OK\r\nContent-Ty'),
      [THREE]: resetAfter(`${PROMISED}{"access_token":"`),
      [FOUR]: rawly(PROMISED, '{}'),
      [FIVE]: rawly(head(202, JSON_TYPE, 'Content-Length: 5'), '{"messages":[]}'),
      [SIXTH]: rawly(head(202, JSON_TYPE, 'Content-Length: 2'), '{}', head(200, 'Content-Length: 0')),
    }),
    leadsTo: {
      exit: [1, 3],
      rules: { ...allOf([ONE, TWO, THREE, FOUR], UNAVAILABLE), ...allOf([FIVE, SIXTH], NOT_GREEN) },
      requests: 60,
    },
  },
  {
    mode: 'huge headers, thousands of them, control characters in one, two lengths, and no HTTP at all',
    command: runOf(...SIX),
    twist: byRule({
      [ONE]: sized(200, '{}', JSON_TYPE, `x-long: ${'x'.repeat(1024 * 1024)}`),
      [TWO]: sized(200, '{}', JSON_TYPE, ...named(20_000)),
      [THREE]: sized(200, '{}', JSON_TYPE, 'x-steers: \u001b[2J\u0007'),
      [FOUR]: rawly(head(200, JSON_TYPE, 'Content-Length: 2', 'Content-Length: 3'), '{}'),
      [FIVE]: rawly('SSH-2.0-hostile\r\n'),
      [SIXTH]: wire((socket) => socket.end()),
    }),
    leadsTo: { exit: 3, rules: allOf(SIX, UNAVAILABLE), requests: 60 },
  },
];
