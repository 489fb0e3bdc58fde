import { ruleTagOf } from '../../ground/rules/example-index.ts';
import type { CucumberRunner } from '../run/cucumber-runner.ts';
import { Examination, type ExaminationSetup } from '../run/examination.ts';
import { pathsTo } from '../run/example-paths.ts';
import type { FaultSwitch } from '../run/faults.ts';

/** How often the examples of a rule are traced again that reach something else than its line says. */
const LOOKS = 2;

/** So many rules at most are looked at again: more than that, no chance has done. */
const FEW = 40;

/** By fault of the grammar the rules whose examples reach it. */
export type Reaching = Readonly<Record<string, readonly string[]>>;

/** What was reached, with the rules of a second look in place of what the first look said of them. */
export function withSecondLook(first: Reaching, second: Reaching, looked: ReadonlySet<string>): Reaching {
  const merged: Record<string, string[]> = {};
  for (const id of new Set([...Object.keys(first), ...Object.keys(second)])) {
    const rules: string[] = [];
    for (const rule of first[id] ?? []) if (!looked.has(rule)) rules.push(rule);
    for (const rule of second[id] ?? []) if (looked.has(rule)) rules.push(rule);
    if (rules.length > 0) merged[id] = rules;
  }
  return merged;
}

/**
 * Runs the examples of some rules once more and traces them. Values that are drawn at random, such as an id without any
 * capital letter, now and then keep a fault from showing itself.
 */
export async function lookAgain(
  rules: ReadonlySet<string>,
  { setup, lab }: { readonly setup: ExaminationSetup; readonly lab: FaultSwitch },
  runner: CucumberRunner,
): Promise<Reaching> {
  const { book, places } = setup;
  const meant = places.filter(({ tags }) => {
    const tag = ruleTagOf(tags) ?? '';
    return rules.has(book.get(tag)?.id ?? tag);
  });
  await lab.trace('all');
  await new Examination({ ...setup, quiet: true }).run(runner, { paths: pathsTo(meant), tagExpression: '' });
  return lab.tracedFaults();
}

/** Looks again at the few rules that chance alone may have led elsewhere; what a change leads elsewhere stays there. */
export async function withoutChance<Doubtful extends { readonly doubtful: ReadonlySet<string> }>(
  first: Doubtful,
  reaching: Reaching,
  look: (rules: ReadonlySet<string>) => Promise<Reaching>,
  renewed: (reaching: Reaching) => Doubtful,
): Promise<Doubtful> {
  let [settled, known] = [first, reaching];
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const { doubtful } = settled;
    if (doubtful.size === 0 || doubtful.size > FEW) break;
    known = withSecondLook(known, await look(doubtful), doubtful);
    settled = renewed(known);
  }
  return settled;
}
