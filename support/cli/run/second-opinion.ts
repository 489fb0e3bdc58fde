import { counted } from '../../ground/counted.ts';
import { ruleTagOf } from '../../ground/rules/example-index.ts';
import type { Suspicion } from '../../ledger/suspect.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { startBundled } from '../../wire/target/bundled.ts';
import { keptFor } from '../../wire/target/share.ts';
import type { CucumberRunner } from './cucumber-runner.ts';
import { Examination, type ExaminationSetup } from './examination.ts';
import { pathsTo } from './example-paths.ts';
import { select } from './selection.ts';
import { unreachableTags } from './target.ts';

const MORE_TRIES = 2;

/** With more red rules than this trying all of them again only costs: those of different causes come first. */
const FEW = 20;

type Opinion = Pick<Suspicion, 'redOnReference' | 'passesOnReference'>;

/** The tries of each red rule so far: kept up to date, since a run can end between two tries. */
export type Trying = Record<string, { red: number; of: number }>;

export type Trial = Readonly<Record<'red' | 'passed', ReadonlySet<string>>>;

interface Judges {
  readonly atReference: () => Promise<Trial>;
  readonly atTarget: (ids: readonly string[], number: number) => Promise<Trial>;
}

/** Counts a further try of a rule that was red once; one that found neither is none. */
export function noteTry(tries: Trying, id: string, { red, passed }: Trial): void {
  tries[id] ??= { red: 1, of: 1 };
  if (red.has(id)) tries[id].red += 1;
  if (red.has(id) || passed.has(id)) tries[id].of += 1;
}

export async function opinionOn(
  ids: readonly string[],
  { atReference, atTarget }: Judges,
  more: number,
  tries: Trying = {},
): Promise<Opinion> {
  for (let tried = 0; tried < more; tried += 1) {
    const trial = await atTarget(ids, tried + 2);
    for (const id of ids) noteTry(tries, id, trial);
  }
  const { red, passed } = await atReference();
  return { redOnReference: red, passesOnReference: passed };
}

/** The red rules that are tried again: one of each cause, then a second of each, and so on. */
export function toTryAgain({ rules }: Pick<Verdicts, 'rules'>): string[] {
  const turns = new Map<string, number>();
  const red: string[][] = [];
  for (const { id, judged, verdict, cause = id } of rules) {
    if (!judged || verdict !== 'fail') continue;
    const turn = turns.get(cause) ?? 0;
    turns.set(cause, turn + 1);
    red[turn] ??= [];
    red[turn].push(id);
  }
  return red.flat().slice(0, FEW);
}

function trialIn({ rules }: Verdicts): Trial {
  const trial = { red: new Set<string>(), passed: new Set<string>() };
  for (const { id, judged, verdict } of rules) {
    if (judged && verdict === 'fail') trial.red.add(id);
    if (judged && verdict === 'pass') trial.passed.add(id);
  }
  return trial;
}

export async function tryAgain(
  ids: readonly string[],
  setup: ExaminationSetup,
  runner: CucumberRunner,
  paths?: readonly string[],
  examination = new Examination({ ...setup, shard: undefined }),
): Promise<Trial> {
  const { book, places, target } = setup;
  const selection = select({ rule: ids, paths, unreachable: unreachableTags(target, book.rules) }, book, places);
  if (selection.paths.length > 0) await examination.run(runner, selection);
  return trialIn(examination.judge(examination.recorded(), selection.described));
}

/** So many of the examples that showed a wrong form are tried again; every example that uses an operation looks at its form. */
const SHOWN = 3;

/** The examples by which red rules are tried again: all of a rule, but of a rule about a form those that were red. */
export function examplesAgain(
  ids: readonly string[],
  { rules }: Pick<Verdicts, 'rules'>,
  { book, places }: Pick<ExaminationSetup, 'book' | 'places'>,
): string[] {
  const paths = pathsTo(places.filter(({ tags }) => ids.includes(ruleTagOf(tags) ?? '')));
  for (const { id, examples } of rules) {
    if (!ids.includes(id) || !book.get(id)?.form) continue;
    const red = examples.filter(({ verdict }) => verdict === 'fail').slice(0, SHOWN);
    for (const { uri, line } of red) paths.push(`${uri}:${line}`);
  }
  return paths;
}

/**
 * Tries the red rules of another target twice more without the rest, and asks the bundled reference about them, by the same
 * feature files where the run named `paths`. Of a limit of messages only what was kept for this is sent, one of `parts` a try.
 */
export async function secondOpinion(
  verdicts: Verdicts,
  setup: ExaminationSetup,
  runner: CucumberRunner,
  tries: Trying,
  paths?: readonly string[],
  parts = MORE_TRIES,
): Promise<Opinion> {
  const ids = toTryAgain(verdicts);
  const { kind, variant } = setup.target;
  if ((kind === 'bundled' && variant === undefined) || ids.length === 0) return {};
  const red = [...trialIn(verdicts).red];
  const atReference = async (): Promise<Trial> => {
    const { target, close } = await startBundled({ faults: [] });
    try {
      const asReference = { ...setup, target, faults: [], progress: undefined };
      return await tryAgain(red, asReference, runner, paths ?? examplesAgain(red, verdicts, setup));
    } finally {
      await close();
    }
  };
  const atTarget = (some: readonly string[], number: number): Promise<Trial> => {
    const part = `${counted(some.length, 'red rule')} again, try ${number} of ${MORE_TRIES + 1}`;
    // Trying again waits for nothing: a rule of 24 hours is not to make a red run last for days.
    const target = { ...keptFor(setup.target, parts), maxWaitMs: 0, guesses: undefined };
    return tryAgain(some, { ...setup, part, target }, runner, paths ?? examplesAgain(some, verdicts, setup));
  };
  return opinionOn(ids, { atReference, atTarget }, MORE_TRIES, tries);
}

/** Of what a limit keeps for trying again the repeats get one part, and the two tries at the end one each. */
export const PARTS_WITH_REPEATS = 3;

export type RepeatState = 'waits' | 'runs' | 'red again' | 'passed' | 'undecided';

/** Reds to be seen again during the run, each alone between two parts; a second try cannot undo a red. */
export class Repeats {
  readonly states = new Map<string, RepeatState>();
  readonly #setup: ExaminationSetup;
  readonly #tries: Trying;
  readonly #paths: readonly string[] | undefined;
  #examination: Examination | undefined;

  constructor(setup: ExaminationSetup, tries: Trying, paths?: readonly string[]) {
    const target = { ...keptFor(setup.target, PARTS_WITH_REPEATS), maxWaitMs: 0, guesses: undefined };
    this.#setup = { ...setup, target, progress: undefined, between: undefined, onRed: undefined, shard: undefined };
    this.#tries = tries;
    this.#paths = paths;
  }

  ask(rule: string): void {
    if (this.states.get(rule) !== 'runs') this.states.set(rule, 'waits');
  }

  async take(runner: Promise<CucumberRunner>): Promise<void> {
    for (const [rule, state] of this.states) {
      if (state !== 'waits') continue;
      this.states.set(rule, 'runs');
      this.#examination ??= new Examination(this.#setup);
      const found = await tryAgain([rule], this.#setup, await runner, this.#paths, this.#examination);
      noteTry(this.#tries, rule, found);
      this.states.set(rule, found.red.has(rule) ? 'red again' : found.passed.has(rule) ? 'passed' : 'undecided');
    }
  }
}
