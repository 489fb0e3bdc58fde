import { type Mode, runOf } from '../mode.ts';
import type { Given } from '../scene.ts';
import { altered, byRule } from '../twists.ts';
import { endlessly, head, JSON_TYPE, rawly, sized } from '../wire.ts';

const UNAVAILABLE = 'inconclusive target-unavailable';

/** What an odd status may lead to: never to a pass, never to an error of the harness. */
const NOT_GREEN = [
  'fail',
  UNAVAILABLE,
  'inconclusive precondition-unmet',
  'inconclusive insufficient-evidence',
];

const SIX = [
  'MSG-GET-01',
  'MSG-META-03',
  'TOK-01',
  'VOICE-PATCH-01',
  'CALLBACK-POST-01',
  'REPORT-DET-01',
] as const;

const [ONE, TWO, THREE, FOUR, FIVE, SEVEN] = SIX;

const all = (verdict: string | readonly string[]) => Object.fromEntries(SIX.map((rule) => [rule, verdict]));

const onward =
  (status: number) =>
  ({ elsewhere }: { elsewhere: string }): Given => ({
    status,
    headers: { location: `${elsewhere}/taken?from=here` },
    body: Buffer.from(''),
  });

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
      [SEVEN]: sized(1_000_000, '{}', JSON_TYPE),
    }),
    leadsTo: { exit: [1, 3], rules: all(NOT_GREEN), requests: 200 },
  },
  {
    mode: 'floods of 100, 102 and 103 with no answer after them, and a switch of protocols',
    command: runOf(...SIX.slice(0, 4)),
    target: { patience: '1s' },
    twist: byRule({
      [ONE]: endlessly('', 'HTTP/1.1 100 Continue\r\n\r\n'),
      [TWO]: endlessly('', 'HTTP/1.1 102 Processing\r\n\r\n'),
      [THREE]: endlessly('', 'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n'),
      [FOUR]: rawly(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: hostile\r\nConnection: Upgrade\r\n\r\n',
        '\0'.repeat(999),
      ),
    }),
    leadsTo: {
      exit: 3,
      rules: { [ONE]: UNAVAILABLE, [TWO]: UNAVAILABLE, [THREE]: UNAVAILABLE, [FOUR]: UNAVAILABLE },
      requests: 40,
    },
  },
  {
    mode: '401 to everything',
    command: runOf(...SIX),
    twist: sized(401, '{"message":"no"}', JSON_TYPE, 'WWW-Authenticate: Basic realm="x"'),
    atTheDoor: true,
    leadsTo: { exit: [1, 3], rules: all(NOT_GREEN), requests: 200 },
  },
  {
    mode: 'redirects to another origin at the door',
    command: runOf(ONE),
    twist: altered((_, scene) => onward(302)(scene)),
    atTheDoor: true,
    leadsTo: { exit: 2, says: /it redirects to http/, requests: 40 },
  },
  {
    mode: 'redirects to another origin, each another kind, once examples run',
    command: runOf(...SIX),
    twist: byRule({
      [ONE]: altered((_, scene) => onward(307)(scene)),
      [TWO]: altered((_, scene) => onward(308)(scene)),
      [THREE]: altered((_, scene) => onward(302)(scene)),
      [FOUR]: altered((_, scene) => onward(301)(scene)),
      [FIVE]: altered((_, scene) => onward(303)(scene)),
      [SEVEN]: altered((_, scene) => onward(300)(scene)),
    }),
    leadsTo: { exit: [1, 3], rules: all(NOT_GREEN), requests: 200 },
  },
  {
    mode: 'an answer that is followed by another which no one asked for',
    command: runOf(ONE),
    twist: rawly(head(202, JSON_TYPE, 'Content-Length: 2'), '{}', head(200, 'Content-Length: 0')),
    leadsTo: { exit: [1, 3], rules: { [ONE]: NOT_GREEN }, requests: 40 },
  },
];
