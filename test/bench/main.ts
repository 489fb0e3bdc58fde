import { writeFileSync } from 'node:fs';
import { BENCHMARKS, benchmarksPage } from './document.ts';
import { inWords, keepsBound, type Outcome, type Part, withUnit } from './figure.ts';
import { parts } from './parts.ts';
import { readMeasurements, withOutcomes, writeMeasurements } from './record.ts';

/** Measures the parts named on the command line, or all but the long ones, and writes down what was found after each. */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}: the parts are ${Object.keys(parts).join(', ')}.\n`);
  process.exit(2);
}

function line(part: Part, key: string, outcome: Outcome): string {
  const figure = part.figures[key];
  if (!figure) throw new Error(`the figure ${key} is not declared`);
  if ('missing' in outcome) return `--   ${figure.name.padEnd(64)} not measured: ${outcome.missing}\n`;
  const wanted = figure.bound ? ` (${inWords(figure.bound, figure.unit)})` : '';
  const value = withUnit(outcome.value, figure.unit);
  const word = keepsBound(figure, outcome) ? 'ok  ' : 'OVER';
  return `${word} ${figure.name.padEnd(64)} ${value}${wanted} ${outcome.detail ?? ''}\n`;
}

/** What a part measured; if it fails, why, for each of its figures. */
async function outcomesOf(part: Part): Promise<Record<string, Outcome>> {
  const failed = (error: Error) =>
    Object.fromEntries(
      Object.keys(part.figures).map((key) => [key, { missing: `the bench failed: ${error.message.split('\n')[0]}` }]),
    );
  return { ...(await part.measure().catch(failed)) } as Record<string, Outcome>;
}

let isGood = true;
const isWanted = ([name, part]: [string, Part]): boolean => (names.length > 0 ? names.includes(name) : !part.isLong);
for (const [name, part] of Object.entries(parts).filter(isWanted)) {
  const began = performance.now();
  const outcomes = await outcomesOf(part);
  for (const [key, outcome] of Object.entries(outcomes)) {
    process.stdout.write(line(part, key, outcome));
    isGood &&= !('missing' in outcome) && keepsBound(part.figures[key] as Part['figures'][string], outcome);
  }
  process.stdout.write(`     ${name} took ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
  const measurements = withOutcomes(readMeasurements(), name, outcomes);
  writeMeasurements(measurements);
  writeFileSync(BENCHMARKS, benchmarksPage(parts, measurements));
}
process.exitCode = isGood ? 0 : 1;
