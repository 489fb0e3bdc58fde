import { type ITestCaseHookParameter, setDefinitionFunctionWrapper } from '@cucumber/cucumber';
import { redact } from '../session/redact.ts';
import { exampleTime } from './example-time.ts';
import { makeSafe } from './safe-error.ts';
import { PlumblineWorld } from './world.ts';

type Definition = (this: unknown, ...args: unknown[]) => unknown;

const NOTHING: ReadonlySet<string> = new Set();

/** Takes the secrets of an example out of what it threw: from here it goes to every report. */
function safely(error: unknown, caller: unknown): Error {
  const { session } = (caller ?? {}) as Partial<PlumblineWorld>;
  return makeSafe(error, (value) => (session ? session.journal.clear(value) : redact(value, NOTHING)));
}

/** What is thrown beside a step reaches cucumber by this event, as the same error that we got before it. */
async function watched<T>(caller: unknown, act: () => T): Promise<Awaited<T>> {
  const clean = (error: unknown): void => void safely(error, caller);
  process.on('uncaughtException', clean);
  try {
    return await act();
  } catch (error) {
    throw safely(error, caller);
  } finally {
    process.off('uncaughtException', clean);
  }
}

/** Only the hook at the end of an example is given its result. */
const isLast = ([given]: unknown[]): boolean =>
  (given as Partial<ITestCaseHookParameter> | undefined)?.result !== undefined;

setDefinitionFunctionWrapper(
  (definition: Definition): Definition =>
    function cleanly(...args) {
      const act = () => definition.apply(this, args);
      return watched(this, () =>
        this instanceof PlumblineWorld ? exampleTime.within(this, act, isLast(args)) : act(),
      );
    },
);
