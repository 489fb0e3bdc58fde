import { type ITestCaseHookParameter, setDefinitionFunctionWrapper } from '@cucumber/cucumber';
import { obstacleIn } from '../../ground/problems/inconclusive.ts';
import { redact } from '../../ground/secrets/redact.ts';
import { claimsOf } from '../session/claims.ts';
import { exampleTime } from './example-time.ts';
import { makeSafe } from './safe-error.ts';
import { PlumblineWorld } from './world.ts';

type Definition = (this: unknown, ...args: unknown[]) => unknown;

const NOTHING: ReadonlySet<string> = new Set();

/** Takes the secrets of an example out of what it threw: from here it goes to every report. */
function safely(error: unknown, caller: unknown): Error {
  const { session } = (caller ?? {}) as Partial<PlumblineWorld>;
  if (caller instanceof PlumblineWorld) caller.obstacle ??= obstacleIn(error);
  return makeSafe(error, session?.journal.clearing() ?? ((value) => redact(value, NOTHING)));
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

/** Carries out a step or hook within the time of its example, and notes what a step that passed claims. */
async function carryOut(
  definition: Definition,
  options: unknown,
  world: PlumblineWorld,
  args: unknown[],
): Promise<unknown> {
  // hooks are given the example that they belong to, steps never; only the hook at the end is given its result
  const [given] = args as [Partial<ITestCaseHookParameter>?];
  const step = given?.testCaseStartedId !== undefined ? '' : (world.steps.shift() ?? '');
  const isLast = given?.result !== undefined;
  const done = await exampleTime.within(world, () => definition.apply(world, args), isLast);
  const claims = claimsOf(options, args);
  if (claims.length > 0) world.session.journal.witnesses.note(claims, step);
  return done;
}

setDefinitionFunctionWrapper(
  (definition: Definition, options: unknown): Definition =>
    function cleanly(...args) {
      return watched(this, () =>
        this instanceof PlumblineWorld ? carryOut(definition, options, this, args) : definition.apply(this, args),
      );
    },
);
