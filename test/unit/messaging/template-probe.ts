import { Reading, TemplateMistake } from '../../../reference-impl/messaging/templates/cursor.ts';
import { readTemplate } from '../../../reference-impl/messaging/templates/read-template.ts';
import { renderParts } from '../../../reference-impl/messaging/templates/render-template.ts';
import type { Part, Value } from '../../../reference-impl/messaging/templates/template.ts';
import { Meter, wellFormed } from '../../../reference-impl/messaging/templates/values.ts';

/** The result of a template: its text or refusal, and the counted work. */
export interface Probe {
  readonly steps: number;
  readonly parts: readonly Part[] | undefined;
  readonly text: string | undefined;
  readonly mistake: string | undefined;
  readonly work: number;
}

const asQueryText = (text: string): string => encodeURIComponent(wellFormed(text));

function orMistake<Result>(run: () => Result): { result?: Result; mistake?: string } {
  try {
    return { result: run() };
  } catch (error) {
    if (!(error instanceof TemplateMistake)) throw error;
    return { mistake: error.message };
  }
}

export function probe(template: string, variables: ReadonlyMap<string, Value> = new Map()): Probe {
  const reading = new Reading();
  const meter = new Meter();
  const read = orMistake(() => readTemplate(template, reading));
  const parts = read.result;
  const rendered = parts ? orMistake(() => renderParts(parts, variables, asQueryText, meter)) : {};
  const mistake = read.mistake ?? rendered.mistake;
  return { steps: reading.steps, parts, text: rendered.result, mistake, work: meter.work };
}

export const allowedSteps = (text: string): number => 20 * text.length + 50;
