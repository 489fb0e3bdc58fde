/** What the README says of a kill matrix: counts alone, so that the same suite always says the same. */
export interface Counts {
  readonly overall: string;
  readonly partial: boolean;
  readonly standings?: { readonly caught: number; readonly excused: number; readonly open: number } | undefined;
  readonly judgedRules: number;
  readonly rulesWithFault: number;
  readonly accepted: number;
  readonly alternativesTried: number;
}

const BLOCK = /(<!-- proof:start -->\n)[\s\S]*?(\n<!-- proof:end -->)/;

const grouped = (count: number): string => count.toLocaleString('en-US');

/** The figures as sentences; throws for a matrix that does not speak for the whole suite. */
export function figureOf(matrix: Counts): string {
  if (matrix.partial || !matrix.standings) throw new Error('a partial matrix says nothing about the whole suite');
  const { rulesWithFault, judgedRules, accepted, alternativesTried } = matrix;
  const { caught, excused, open } = matrix.standings;
  return (
    `**${grouped(caught)} faults are caught** by an example of the rule they break, at its own assertion; **${grouped(excused)} are excused**, because the ` +
    `document permits them or nothing outside can see them; **${open} are open**, each with an owner. ` +
    `${rulesWithFault} of ${judgedRules} judged rules have a fault that they catch.\n` +
    `**${accepted} of ${alternativesTried} alternatives are accepted**: behaviours that the document permits and the reference does not show; under each alone no judged rule fails.`
  );
}

/** The text with the figure between its markers; throws when there are none. */
export function withFigure(text: string, figure: string): string {
  if (!BLOCK.test(text)) throw new Error('no <!-- proof:start --> … <!-- proof:end --> to put the figure in');
  return text.replace(BLOCK, (_, start: string, end: string) => `${start}${figure}${end}`);
}
