import { type ITestCaseHookParameter, setDefinitionFunctionWrapper } from '@cucumber/cucumber';
import { DIFFERENCE_TYPE } from '../../ground/evidence/difference.ts';
import { obstacleIn } from '../../ground/problems/inconclusive.ts';
import { redact } from '../../ground/secrets/redact.ts';
import '../expect/assertion.ts';
import { claimsOf } from '../session/claims.ts';
import { exampleTime } from './example-time.ts';
import { makeSafe, safeDifference } from './safe-error.ts';
import { untilVisible } from './until-visible.ts';
import { PlumblineWorld } from './world.ts';

type Definition = (this: unknown, ...args: unknown[]) => unknown;

const NOTHING: ReadonlySet<string> = new Set();

/** Takes the secrets of an example out of what it threw: from here it goes to every report. */
function safely(error: unknown, caller: unknown): Error {
  const { session } = (caller ?? {}) as Partial<PlumblineWorld>;
  const clear = session?.journal.clearing() ?? ((value: unknown) => redact(value, NOTHING));
  if (caller instanceof PlumblineWorld) {
    caller.obstacle ??= obstacleIn(error);
    const difference = safeDifference(error, clear);
    try {
      if (difference) caller.attach(JSON.stringify(difference), DIFFERENCE_TYPE);
    } catch {
      // Its step is already over, and takes no attachment.
    }
  }
  return makeSafe(error, clear);
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

setDefinitionFunctionWrapper(
  (definition: Definition, options: unknown): Definition =>
    function cleanly(...args) {
      const [given] = args as [Partial<ITestCaseHookParameter>?];
      const world = this instanceof PlumblineWorld ? this : undefined;
      if (!world) return watched(this, () => definition.apply(this, args));
      // A hook of an example is given it, and only the one at the end its result too.
      if (given?.testCaseStartedId !== undefined) {
        const isLast = given.result !== undefined;
        return watched(world, () => exampleTime.within(world, () => definition.apply(world, args), isLast));
      }
      const done = args.pop() as (error?: unknown) => void;
      const over = watched(world, async () => {
        const step = world.steps.shift();
        const act = () => definition(world.session, ...args);
        await exampleTime.within(world, step ? () => untilVisible(world, act, step.isOutcome) : act);
        const claims = claimsOf(options, args);
        if (claims.length > 0) world.session.journal.witnesses.note(claims, step?.text ?? '');
      });
      if (definition.length <= args.length) return over;
      // With its session a step has a parameter more than its phrase: cucumber expects a call back, and no promise.
      over.then(() => done(), done);
    },
);
