/** What the README says of a kill matrix: counts alone, so that the same suite always says the same. */
export interface Counts {
  readonly overall: string;
  readonly partial: boolean;
  readonly faults: number;
  readonly caught: number;
  readonly judgedRules: number;
  readonly rulesWithFault: number;
  readonly rulesWithSeveralFaults: number;
  readonly accepted: number;
  readonly alternativesTried: number;
}

const BLOCK = /(<!-- proof:start -->\n)[\s\S]*?(\n<!-- proof:end -->)/;

/** The figure as a sentence; throws for a matrix that does not speak for the whole suite. */
export function figureOf(matrix: Counts): string {
  if (matrix.partial) throw new Error('a partial matrix says nothing about the whole suite');
  const { caught, faults, rulesWithFault, judgedRules, rulesWithSeveralFaults, accepted, alternativesTried } = matrix;
  return (
    `**${caught} of ${faults} deliberate faults are caught** by an example of the rule they break, at its own assertion; ` +
    `${rulesWithFault} of ${judgedRules} judged rules have a fault, ${rulesWithSeveralFaults} of them several.\n` +
    `**${accepted} of ${alternativesTried} alternatives are accepted**: behaviours that the document permits and the reference does not show; under each alone no judged rule fails.`
  );
}

/** The text with the figure between its markers; throws when there are none. */
export function withFigure(text: string, figure: string): string {
  if (!BLOCK.test(text)) throw new Error('no <!-- proof:start --> … <!-- proof:end --> to put the figure in');
  return text.replace(BLOCK, (_, start: string, end: string) => `${start}${figure}${end}`);
}
