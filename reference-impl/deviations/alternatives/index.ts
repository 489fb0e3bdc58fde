import { codeBeside } from '../../kernel/code-beside.ts';
import type { Alternative } from '../alternative.ts';
import { twin } from '../twin/index.ts';

/** Undecided rows that have no alternative, each with the reason. */
export const noAlternative: Readonly<Record<string, string>> = {
  'SENDER-REL-01': 'A reviewer decides about relevance; the lab plays the reviewer and does what an example says.',
  'DR-CHARGE-01': 'What reports cost is on an invoice and never on the wire.',
  'KEY-RECV-01': 'A receiver decides what it turns away; the platform shows nothing of it.',
  'X-49':
    'A click and a callback share no decision: a platform that loses clicks while callbacks fail counts them wrong.',
  'LOOKUP-CLI-02': 'It is about what a client does after a refusal; no platform can show it.',
  'OPTIN-02': 'Whether a sender holds opt-ins is the sender’s own affair; no request shows it.',
  'OPTIN-03': 'Where a sender gathers opt-ins is the sender’s own affair; no request shows it.',
  'SIL-OTH-16': 'An address is what the target file says it is; no rule depends on it.',
  'COM-HTTP-01':
    'A method that no operation has reaches none, and only operations have other behaviours to choose from.',
  'SIL-MSG-36': 'No documented operation sends a rich message, so nothing can send one differently.',
  'SIL-OTH-17': 'No documented event says what was stopped; what is heard is recorded by the facility alone.',
  'SIL-OTH-18': 'No documented member marks content as uninterruptible, so no request does.',
  'VERS-05': 'The version of a description shows in no answer.',
};

const topics: ReadonlyArray<{ readonly alternatives: readonly Alternative[] }> = await Promise.all(
  codeBeside(import.meta.url).map((path) => import(path)),
);

const isDecided = ({ decide, reply, notify, shape }: Alternative): boolean =>
  (decide ?? reply ?? notify ?? shape) !== undefined;

/** Every alternative the platform can show, those that the twin shows all at once among them; its identifiers and paths are no decision. */
export const alternatives: readonly Alternative[] = [
  ...twin.deviations.filter(isDecided),
  ...topics.flatMap((topic) => topic.alternatives),
];

/** Rows that no alternative shows, each with the reason. */
export const withoutAlternative: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    twin.deviations
      .filter((each) => !isDecided(each))
      .flatMap(({ rows, says }) => rows.map((row) => [row, `Only the twin as a whole can show it: ${says}`])),
  ),
  ...noAlternative,
};

const byName: ReadonlyMap<string, Alternative> = new Map(alternatives.map((each) => [each.name, each]));

/** The alternatives with these names; `unknown` are the names of none. */
export function findAlternatives(names: readonly string[]): { found: Alternative[]; unknown: string[] } {
  return { found: names.flatMap((name) => byName.get(name) ?? []), unknown: names.filter((name) => !byName.has(name)) };
}
