import { setDefinitionFunctionWrapper } from '@cucumber/cucumber';
import { bounded } from '../reporting/bounded.ts';
import { keepingReason } from '../reporting/hide-secrets.ts';
import type { Journal } from '../session/journal.ts';
import type { PlumblineWorld } from './world.ts';

/** Whatever a target answers, a message stays readable. */
const LONGEST = 20_000;

type Compared = Error & { actual?: unknown; expected?: unknown };

/** What was compared, as far as it can be shown without its secrets. */
function shown(value: unknown, journal: Journal): unknown {
  try {
    return value === undefined ? undefined : journal.clear(JSON.parse(JSON.stringify(value)));
  } catch {
    return undefined;
  }
}

/** Takes the secrets of an example out of what a step threw: from here it goes to every report. */
function cleaned(error: unknown, journal: Journal): unknown {
  if (!(error instanceof Error)) return error;
  const { message, stack } = error;
  const clear = (text: string): string => bounded(journal.clear(text) as string, LONGEST);
  error.message = keepingReason(message, clear);
  if (stack !== undefined) error.stack = clear(stack);
  const compared = error as Compared;
  if ('actual' in compared) compared.actual = shown(compared.actual, journal);
  if ('expected' in compared) compared.expected = shown(compared.expected, journal);
  return error;
}

type Definition = (this: Partial<PlumblineWorld> | undefined, ...args: unknown[]) => unknown;

setDefinitionFunctionWrapper(
  (definition: Definition): Definition =>
    async function cleanly(...args) {
      try {
        return await definition.apply(this, args);
      } catch (error) {
        const journal = this?.session?.journal;
        throw journal ? cleaned(error, journal) : error;
      }
    },
);
