import type { LookupFact } from '../../ground/facts.ts';
import { Silence } from '../../ground/time/silence.ts';
import { spanOf } from '../../ground/time/span.ts';
import { MINUTE } from '../../ground/time/units.ts';
import type { ExampleStep, ExampleText } from './example-text.ts';
import type { Session } from './session.ts';

/** What a carrier does that a declared number does, by status and report code. Section "Delivery report error_code". */
const OUTCOMES: Readonly<Record<string, string>> = { 'failed 400': 'undeliverable', 'expired 401': 'expires' };

/** The outcome that a script asks for, when it asks for nothing else: one step, soon, that ends the message. */
export function outcomeOf([head = [], ...steps]: ExampleStep['rows'] = []): string | undefined {
  const [only] = steps;
  if (!only || steps.length > 1) return undefined;
  const { AFTER = '', status = '', code = '' } = Object.fromEntries(head.map((name, at) => [name, only[at] ?? '']));
  return spanOf(AFTER) > MINUTE ? undefined : OUTCOMES[`${status} ${code}`];
}

export interface ScriptedNumber {
  readonly written: string;
  readonly outcome: string;
  readonly place: number;
}

/** The numbers that an example scripts, or undefined when it asks more of the carrier than declared numbers do. */
export function scriptedNumbers({ steps }: ExampleText): readonly ScriptedNumber[] | undefined {
  const found: ScriptedNumber[] = [];
  for (const { text, isGiven, rows } of steps) {
    const written = isGiven ? /^the carrier answers messages to "([^"]+)" with:$/.exec(text)?.[1] : undefined;
    if (written === undefined && !/\bcarrier\b/.test(text)) continue;
    const outcome = outcomeOf(rows);
    if (written === undefined || outcome === undefined) return undefined;
    found.push({ written, outcome, place: found.filter((each) => each.outcome === outcome).length + 1 });
  }
  return found.length > 0 ? found : undefined;
}

export interface KnownNumber {
  readonly written: string;
  readonly known: LookupFact;
}

const lineOf = ({ result, imsi, location }: LookupFact): string =>
  `result=${result}${imsi ? `;imsi=${imsi}` : ''}${location ? `;location=${location}` : ''}`;

/** The numbers that an example writes into the home register; undefined when it asks more of it than that. */
export function registeredNumbers({ steps }: ExampleText): readonly KnownNumber[] | undefined {
  const numbers: KnownNumber[] = [];
  const asked: string[] = [];
  for (const { text, isGiven, rows = [] } of steps) {
    const written = isGiven ? /^the home register knows "([^"]+)" as:$/.exec(text)?.[1] : undefined;
    if (written === undefined) {
      if (/home register|lookups? of "[^"]*" (?:is|are) /.test(text)) return undefined;
      const line = /^the lookup answers "([^"]*)"$/.exec(text)?.[1];
      if (line?.includes('imsi=')) asked.push(line);
      continue;
    }
    const { result, ...rest } = Object.fromEntries(rows.map(([name = '', value = '']) => [name, value]));
    if (result === undefined || Object.keys(rest).some((name) => name !== 'imsi' && name !== 'location'))
      return undefined;
    numbers.push({ written, known: { result, ...rest } });
  }
  const lines = new Set(numbers.map(({ known }) => lineOf(known)));
  return numbers.length > 0 && asked.every((line) => lines.has(line)) ? numbers : undefined;
}

type Lookups = Readonly<Record<string, LookupFact>>;

/** A declared number of which the register says exactly that, among those that are not taken. */
export function numberKnownAs(lookups: Lookups, known: LookupFact, taken: readonly string[] = []): string | undefined {
  for (const [number, said] of Object.entries(lookups))
    if (lineOf(said) === lineOf(known) && !taken.includes(number)) return number;
  return undefined;
}

/** What a target file has to declare, in words that complete "the target file declares no …". */
export const lookupWords = ({ result, imsi, location }: LookupFact): string =>
  `lookup with the result ${result}${imsi ? `, imsi ${imsi}` : ''}${location ? `, location ${location}` : ''}`;

export function lookupFromWords(words: string): LookupFact {
  const [, result = '', imsi, location] =
    /^lookup with the result (.+?)(?:, imsi (\d+))?(?:, location (\S+))?$/.exec(words) ?? [];
  return { result, ...(imsi ? { imsi } : {}), ...(location ? { location } : {}) };
}

/**
 * The written numbers whose handsets do nothing but opt out, each once; undefined when an example asks more of a
 * handset. A number that opts out of every message by itself plays the reply, if it was written to and nothing was
 * looked at since. Section "Blacklists (number authorisation)".
 */
export function optingOut({ steps }: ExampleText): readonly string[] | undefined {
  const numbers: string[] = [];
  let before = '';
  for (const { text, rows = [] } of steps) {
    if (/\bhandsets?\b|^the recipient at |^another customer sends/.test(text)) {
      const [, number] = /^the handset "([^"]+)" replies "STOP"$/.exec(text) ?? [];
      const isPlayed = number !== undefined && before.includes(number) && !before.includes('blacklist');
      if (!isPlayed || numbers.includes(number)) return undefined;
      numbers.push(number);
    }
    before += `${[text, ...rows.flat()].join(' ')}\n`;
  }
  return numbers.length > 0 ? numbers : undefined;
}

export function optOutsOf({ cast: { facts, standIns } }: Session): readonly string[] {
  const declared = facts.numbers.optsOut ?? [];
  return [...new Set(standIns.values())].filter((number) => declared.includes(number));
}

/** Whether a declared number stands in for a handset and replies by itself; returns when it should have done so. */
export async function repliesByItself(session: Session, written: string): Promise<boolean> {
  const own = session.cast.standIns.get(written);
  if (session.hasLab || own === undefined || !optOutsOf(session).includes(own)) return false;
  await new Silence().lasts(session.run.target.callbacks.patienceMs);
  return true;
}
