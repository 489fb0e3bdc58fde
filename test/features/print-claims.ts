import { text } from 'node:stream/consumers';
import { DataTable } from '@cucumber/cucumber';
import { claimsOf, namingOf } from '../../support/example/session/claims.ts';
import { loadedLibrary } from './loaded-library.ts';
import type { SaidStep } from './step-definitions.ts';

const steps: SaidStep[] = JSON.parse(await text(process.stdin));
const { stepDefinitions } = await loadedLibrary();

const declared = steps.map(({ text: step, rows }) => {
  for (const { pattern, expression, options } of stepDefinitions) {
    const found = expression.match(step);
    if (!found) continue;
    const parameters = found.map((each) => each.getValue(null));
    const all = [...parameters, new DataTable({ rows: rows.map(rowOf) })];
    const claims = claimsOf(options.wrapperOptions, parameters);
    return { pattern: String(pattern), claims, ...namingOf(options.wrapperOptions, all) };
  }
  return { pattern: '', claims: [], named: [], looksAtStatus: false };
});

function rowOf(cells: readonly string[]) {
  return { cells: cells.map((value) => ({ value })) };
}

process.stdout.write(JSON.stringify(declared), () => process.exit(0));
