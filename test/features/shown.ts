import { PickleStepType } from '@cucumber/messages';
import { type Named, SENT_BY_MAPPING, STAND_IN } from '../../support/example/session/claims.ts';
import { notifications, operations } from '../../support/ground/operations/loader.ts';
import type { Shown } from '../../support/ground/operations/operation.ts';
import type { RuleRow } from './catalogue.ts';
import type { ReadFeature } from './document.ts';
import { judgedExamples, saidBy } from './judged.ts';
import type { DeclaredBy } from './step-definitions.ts';
import type { SaidStep } from './step-library.ts';

/** What judged steps may name, by operation or by what is pushed. */
type ShownIndex = Readonly<Record<string, Partial<Shown>>>;

/** The vocabulary that the documents in features/operations mark as documented; a stand-in answers as an example tells it to. */
export const shownIndex: ShownIndex = {
  ...Object.fromEntries(
    Object.entries(operations).flatMap(([phrase, operation]) => {
      const shown = operation.shown();
      return shown ? [[phrase, shown]] : [];
    }),
  ),
  ...Object.fromEntries(
    Object.entries(notifications()).flatMap(([phrase, { shown }]) => (shown ? [[phrase, shown]] : [])),
  ),
  [STAND_IN]: { statuses: [200, 401, 403, 429, 500, 503] },
  [SENT_BY_MAPPING]: { members: operations['send a conversation message']?.shown()?.sent ?? [] },
};

/** What a step names: statuses or members of an operation. */
interface NamedThere {
  readonly operation: string;
  readonly statuses: readonly number[];
  readonly members: readonly string[];
  readonly where: string;
}

const JUDGED = ['documented', 'reading'];

export const judgedSteps = (features: readonly ReadFeature[], rules: readonly RuleRow[]): SaidStep[] =>
  judgedExamples(features, rules, JUDGED).flatMap(({ steps }) => steps.map(saidBy));

const namesNothing = ({ statuses = [], members = [] }: Named): boolean => statuses.length + members.length === 0;

/** Everything that the Then steps of judged rules name, by what their definitions declare, with the place where they do. */
export function namedInJudged(
  features: readonly ReadFeature[],
  rules: readonly RuleRow[],
  declaredBy: DeclaredBy,
): NamedThere[] {
  return judgedExamples(features, rules, JUDGED).flatMap(({ where, steps }) => {
    let latest = 'no operation';
    return steps.flatMap((step) => {
      const { performed = latest, named } = declaredBy(saidBy(step));
      if (step.type !== PickleStepType.OUTCOME) latest = performed;
      const told = step.type === PickleStepType.OUTCOME ? named.filter((each) => !namesNothing(each)) : [];
      return told.map(({ of = latest, statuses = [], members = [] }) => ({
        operation: of,
        statuses,
        members,
        where: `${where}: ${step.text}`,
      }));
    });
  });
}

function unshown({ operation, statuses, members }: NamedThere, index: ShownIndex): string[] {
  const shown = index[operation];
  if (!shown) return [`of "${operation}" nothing is shown`];
  const isTolerated = (status: number): boolean => statuses.length > 1 && (shown.tolerated ?? []).includes(status);
  const status = statuses.filter((each) => !(shown.statuses ?? []).includes(each) && !isTolerated(each));
  const member = members.filter((each) => !(shown.members ?? []).includes(each));
  return [
    ...status.map((each) => `HTTP status ${each} is not shown for "${operation}"`),
    ...member.map((each) => `the member "${each}" is not shown for "${operation}"`),
  ];
}

/** Judged steps that assert a status or a member on which the document is silent. */
export function assertedSilences(
  features: readonly ReadFeature[],
  rules: readonly RuleRow[],
  index: ShownIndex,
  declaredBy: DeclaredBy,
): string[] {
  const named = namedInJudged(features, rules, declaredBy);
  return named.flatMap((each) => unshown(each, index).map((what) => `${each.where}: ${what}`));
}
