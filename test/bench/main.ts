import { writeFileSync } from 'node:fs';
import { type Figure, keepsBound } from './figure.ts';
import { benchHostile } from './hostile.ts';
import { benchMemory } from './memory.ts';
import { benchReports } from './reports.ts';
import { benchSandbox } from './sandbox.ts';
import { benchSubmit } from './submit.ts';
import { benchSuite } from './suite.ts';

function line(figure: Figure): string {
  const { name, value, unit, bound, detail } = figure;
  const limit = bound ? ('atLeast' in bound ? `at least ${bound.atLeast}` : `at most ${bound.atMost}`) : '';
  const shown = value >= 100 ? Math.round(value).toString() : value.toFixed(2);
  return `${keepsBound(figure) ? 'ok  ' : 'OVER'} ${name.padEnd(64)} ${shown} ${unit} (${limit}) ${detail ?? ''}\n`;
}

/** Measures everything, or the parts named on the command line: suite, submit, reports, hostile, memory, sandbox. */
const parts: Record<string, () => Promise<Figure[]>> = {
  suite: benchSuite,
  submit: benchSubmit,
  reports: benchReports,
  hostile: benchHostile,
  memory: benchMemory,
  sandbox: benchSandbox,
};
const wanted = process.argv.slice(2).filter((name) => name in parts);
const figures: Figure[] = [];
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  const measured = await (parts[name] as () => Promise<Figure[]>)();
  for (const figure of measured) process.stdout.write(line(figure));
  figures.push(...measured);
}
writeFileSync('reports/bench.json', `${JSON.stringify(figures, null, 2)}\n`);
process.exitCode = figures.every(keepsBound) ? 0 : 1;
