import { survive } from './killed.ts';
import { growth, soak } from './soak.ts';

/** What fills ten minutes, and what fills one. */
const FULL = { soak: { rounds: 20, span: 25_000 }, kills: { kills: 12, life: 5000, rate: 400, keeps: true } };
const SHORT = { soak: { rounds: 4, span: 1000 }, kills: { kills: 2, life: 1000, rate: 300, keeps: true } };

const MOST_GROWTH = 0.1;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Says the first of what is wrong; returns whether nothing is, of messages that there were. */
function judge(what: string, accepted: number, broken: readonly string[]): boolean {
  const objections = accepted > 0 ? broken : ['no message was accepted'];
  for (const each of objections.slice(0, 10)) say(`LOST ${each}`);
  say(`${objections.length === 0 ? 'ok  ' : 'LOST'} ${what}: ${objections.length} objections of the checker`);
  return objections.length === 0;
}

const length = process.argv.includes('--short') ? SHORT : FULL;
const soaked = await soak(length.soak, say);
const grown = growth(soaked.memory);
const isFlat = grown <= MOST_GROWTH;
const holds = judge(
  `${soaked.accepted} messages, ${soaked.attempts} callbacks at half of saturation`,
  soaked.accepted,
  soaked.objections,
);
say(`${isFlat ? 'ok  ' : 'OVER'} memory grew by ${(100 * grown).toFixed(1)} % over ${soaked.memory.length} rounds`);
const { accepted, unanswered, attempts, restart, objections } = await survive(length.kills);
const survived = judge(
  `${length.kills.kills} times kill -9 with ${accepted} messages, ${unanswered} requests cut off, ${attempts} callbacks`,
  accepted,
  objections,
);
say(`the last start took ${(restart / 1000).toFixed(1)} s`);
process.exitCode = isFlat && holds && survived ? 0 : 1;
