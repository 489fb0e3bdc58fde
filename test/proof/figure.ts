import type { FaultOutcome } from '../../support/ledger/fault-outcome.ts';

/** What the README says of a kill matrix: counts alone, so that the same suite always says the same. */
export interface Counts {
  readonly overall: string;
  readonly partial: boolean;
  readonly standings?: { readonly caught: number; readonly excused: number; readonly open: number } | undefined;
  readonly judgedRules: number;
  readonly rulesWithFault: number;
  readonly accepted: number;
  readonly alternativesTried: number;
  readonly outcomes: ReadonlyArray<Pick<FaultOutcome, 'elsewhere'>>;
}

const BLOCK = /(<!-- proof:start -->\n)[\s\S]*?(\n<!-- proof:end -->)/;

/** Of the reds outside a fault's own rule, how many percent fail at a question of theirs; whole ones, and 99 at most: chance moves the rest. */
function percentAsked({ outcomes }: Counts): number {
  let [asked, red] = [0, 0];
  for (const { elsewhere } of outcomes) {
    asked += elsewhere.asked;
    red += elsewhere.asked + elsewhere.others.length;
  }
  return Math.min(99, Math.floor((100 * asked) / red));
}

const grouped = (count: number): string => count.toLocaleString('en-US');

/** The figures as sentences; throws for a matrix that does not speak for the whole suite. */
export function figureOf(matrix: Counts): string {
  if (matrix.partial || !matrix.standings) throw new Error('a partial matrix says nothing about the whole suite');
  const { rulesWithFault, judgedRules, accepted, alternativesTried } = matrix;
  const { caught, excused, open } = matrix.standings;
  return (
    `**${grouped(caught)} faults are caught** by an example of the rule they break, at its own assertion; **${grouped(excused)} are excused**, because the ` +
    `document permits them or nothing outside can see them; **${open} are open**, each with an owner. ` +
    `${rulesWithFault} of ${judgedRules} judged rules have a fault that they catch. ` +
    `Where a fault turns an example of another rule red, at least ${percentAsked(matrix)} % fail at a question of that rule.\n` +
    `**${accepted} of ${alternativesTried} alternatives are accepted**: behaviours that the document permits and the reference does not show; under each alone no judged rule fails.`
  );
}

/** The text with the figure between its markers; throws when there are none. */
export function withFigure(text: string, figure: string): string {
  if (!BLOCK.test(text)) throw new Error('no <!-- proof:start --> … <!-- proof:end --> to put the figure in');
  return text.replace(BLOCK, (_, start: string, end: string) => `${start}${figure}${end}`);
}
