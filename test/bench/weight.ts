// Holds what an installation weighs, or what a run costs, against its budget: `weight.ts clone|installed|platform FOLDER`,
// or `weight.ts run`. What exceeds one and a half times of it ends with 1.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '../fresh-folder.ts';
import { secondsOf, weightOf } from './cost.ts';

const MOST = 1.5;

type Figures = Readonly<Record<string, number>>;

const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')) as Record<string, Figures>;

function costOfRun(): Figures {
  const whole = secondsOf('bin/plumbline', 'run', '--quiet', '--out', freshFolder()).processor;
  const empty = secondsOf('--import', 'tsx', 'test/bench/empty-cucumber.ts').processor;
  return { timesEmptyCucumber: Math.round((100 * whole) / empty) / 100 };
}

const [what = '', folder = '.'] = process.argv.slice(2);
const budget = budgets[what];
if (!budget) throw new Error(`there is no budget for ${what}; there are ${Object.keys(budgets).join(', ')}`);
for (const [name, value] of Object.entries(what === 'run' ? costOfRun() : weightOf(folder))) {
  const most = MOST * (budget[name] as number);
  console.log(`${what}: ${value} ${name}, budget ${budget[name]}`);
  if (value <= most) continue;
  console.error(`${what} exceeds 1.5 times its budget of ${name}: ${value} is more than ${most}`);
  process.exitCode = 1;
}
