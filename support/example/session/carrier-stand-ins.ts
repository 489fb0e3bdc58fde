import { spanOf } from '../../ground/time/span.ts';
import { MINUTE } from '../../ground/time/units.ts';
import { type ExampleStep, type ExampleText, givensOf } from './example-text.ts';

/** The script of a Given: which number it is about, and its table. */
const SCRIPT = /^the carrier answers messages to "([^"]+)" with:$/;

/** What a carrier does that a declared number does too, by status and report code. Section "Delivery report error_code". */
const OUTCOMES: Readonly<Record<string, string>> = { 'failed 400': 'undeliverable', 'expired 401': 'expires' };

/** The outcome that a script asks for, when it asks for nothing else: one step, soon, that ends the message. */
export function outcomeOf(rows: ExampleStep['rows'] = []): string | undefined {
  const [head = [], ...steps] = rows;
  const [only = []] = steps;
  if (steps.length !== 1) return undefined;
  const cell = (name: string): string => only[head.indexOf(name)] ?? '';
  return spanOf(cell('AFTER')) > MINUTE ? undefined : OUTCOMES[`${cell('status')} ${cell('code')}`];
}

/** A declared number in place of a written one: the outcome it is declared under, and its place there, counted from 1. */
export interface ScriptedNumber {
  readonly written: string;
  readonly outcome: string;
  readonly place: number;
}

/** The numbers that an example scripts, or undefined when it asks more of the carrier than declared numbers do by themselves. */
export function scriptedNumbers(example: ExampleText): readonly ScriptedNumber[] | undefined {
  const givens = givensOf(example);
  const scripts = givens.filter(({ text }) => SCRIPT.test(text));
  const more = example.steps.filter((step) => /\bcarrier\b/.test(step.text) && !scripts.includes(step));
  const outcomes = scripts.map(({ rows }) => outcomeOf(rows));
  if (scripts.length === 0 || more.length > 0 || outcomes.includes(undefined)) return undefined;
  return scripts.map(({ text }, at) => {
    const outcome = outcomes[at] as string;
    const place = outcomes.slice(0, at + 1).filter((each) => each === outcome).length;
    return { written: SCRIPT.exec(text)?.[1] ?? '', outcome, place };
  });
}
