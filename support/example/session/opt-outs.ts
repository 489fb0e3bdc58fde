import { Silence } from '../../ground/time/silence.ts';
import type { ExampleStep, ExampleText } from './example-text.ts';
import type { Session } from './session.ts';

/** The one thing that a declared number does like a handset: it opts out of the message that it gets. */
const OPTS_OUT = /^the handset "([^"]+)" replies "STOP"$/;

const saysOf = ({ text, rows = [] }: ExampleStep): string => [text, ...rows.flat()].join(' ');

/** Whether a number that opts out of every message by itself plays this reply: it was written to, and nothing was seen since. */
function isPlayable(steps: readonly ExampleStep[], place: number, number: string): boolean {
  const before = steps.slice(0, place).map(saysOf);
  return before.some((says) => says.includes(number)) && !before.some((says) => says.includes('blacklist'));
}

/**
 * The written numbers whose handsets do nothing but opt out, each once; undefined when an example asks more of a handset.
 * Section "Blacklists (number authorisation)".
 */
export function optingOut({ steps }: ExampleText): readonly string[] | undefined {
  const about = steps.filter(({ text }) => /\bhandsets?\b|^the recipient at |^another customer sends/.test(text));
  const numbers = about.map((step) => {
    const [, number] = OPTS_OUT.exec(step.text) ?? [];
    return number !== undefined && isPlayable(steps, steps.indexOf(step), number) ? number : undefined;
  });
  const known = numbers.filter((number) => number !== undefined);
  return known.length > 0 && known.length === numbers.length && new Set(known).size === known.length
    ? known
    : undefined;
}

const isOptingOut = ({ facts, standIns }: Session, own: string): boolean =>
  (facts.numbers.optsOut ?? []).includes(own) && [...standIns.values()].includes(own);

/** The declared numbers that stand in for handsets and opt out in this example. */
export const optOutsOf = (session: Session): readonly string[] =>
  [...new Set(session.standIns.values())].filter((number) => isOptingOut(session, number));

/** Whether a declared number stands in for a handset and replies by itself; returns when it should have done so. */
export async function repliesByItself(session: Session, written: string): Promise<boolean> {
  const own = session.standIns.get(written);
  if (session.hasLab || own === undefined || !isOptingOut(session, own)) return false;
  await new Silence().lasts(session.run.target.callbacks.patienceMs);
  return true;
}
