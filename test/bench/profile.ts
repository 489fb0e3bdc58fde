import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inFolder } from './cost.ts';
import { type Figure, figure, type Outcome, type Part } from './figure.ts';

/** Where a function of a profile begins; lines and columns count from 0. */
interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber?: number;
  readonly columnNumber?: number;
}

const maps = new Map<string, SourceMap | undefined>();

function mapOf(url: string): SourceMap | undefined {
  if (!maps.has(url)) {
    const file = `${fileURLToPath(url)}.map`;
    maps.set(url, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined);
  }
  return maps.get(url);
}

/** The file that a function was written in: of built code, the source that it was made of. */
function sourceOf({ url, lineNumber = 0, columnNumber = 0 }: CallFrame): string {
  if (!/^file:.*\/built\/.*\.js$/.test(url)) return url;
  const entry = mapOf(url)?.findEntry(lineNumber, columnNumber);
  return entry && 'originalSource' in entry ? new URL(entry.originalSource, url).href : url;
}

const start = promisify(execFile);

interface CpuProfile {
  readonly nodes: ReadonlyArray<{ id: number; callFrame: CallFrame; children?: readonly number[] }>;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Who owns the time of a file; the first that matches its address does. What matches none belongs to its caller. */
const OWNERS = [
  ['keys', /kernel\/key-pairs\.ts/],
  ['startUp', /\/tsx\/|\/esbuild\/|^node:internal\/(modules|bootstrap|process\/pre_execution|vm)/],
  ['matching', /@cucumber\/(cucumber-expressions|gherkin)|support\/example\/cucumber\/[a-z-]*parameter-type/],
  ['cucumber', /@cucumber\//],
  ['evidence', /support\/wire\/contract|support\/example\/session|support\/example\/cucumber|node_modules\/ajv/],
  ['reports', /support\/(reports|ledger)|support\/cli/],
  ['reference', /reference-impl\/|node_modules\/(fastify|find-my-way|avvio)/],
  ['exchanges', /support\/wire|node_modules\/undici|^node:(_http|net|internal\/(stream|http))/],
  ['steps', /\/steps\/|support\/(example|client|ground)/],
] as const satisfies ReadonlyArray<readonly [string, RegExp]>;

type Owner = (typeof OWNERS)[number][0] | 'garbage' | 'rest';

const ownerOf = (frame: CallFrame, caller: Owner): Owner => {
  if (frame.functionName === '(garbage collector)') return 'garbage';
  const source = sourceOf(frame);
  return OWNERS.find(([, pattern]) => pattern.test(source))?.[0] ?? caller;
};

const IDLE = '(idle)';

/** Microseconds by owner in one profile; waiting does not count. */
function timeByOwner({ nodes, samples, timeDeltas }: CpuProfile): Map<Owner, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const owners = new Map<number, Owner | undefined>();
  const visit = (id: number, caller: Owner): void => {
    const node = byId.get(id);
    if (!node) return;
    const owner = ownerOf(node.callFrame, caller);
    owners.set(id, node.callFrame.functionName === IDLE ? undefined : owner);
    for (const child of node.children ?? []) visit(child, owner);
  };
  visit(nodes[0]?.id ?? 0, 'rest');
  const times = new Map<Owner, number>();
  for (const [place, id] of samples.entries()) {
    const owner = owners.get(id);
    if (owner) times.set(owner, (times.get(owner) ?? 0) + (timeDeltas[place] ?? 0));
  }
  return times;
}

/** Profiles a whole run, all its processes and threads. */
const measure = (): Promise<Record<Owner, Outcome>> =>
  inFolder(async (place) => {
    const options = ['--cpu-prof', '--cpu-prof-dir', place, '--cpu-prof-interval', '2000'];
    const command = ['bin/plumbline', 'run', '--quiet', '--out', join(place, 'out')];
    await start(process.execPath, [...options, ...command], { maxBuffer: 1 << 26 });
    const total = new Map<Owner, number>();
    for (const name of readdirSync(place).filter((each) => each.endsWith('.cpuprofile')))
      for (const [owner, time] of timeByOwner(JSON.parse(readFileSync(join(place, name), 'utf8'))))
        total.set(owner, (total.get(owner) ?? 0) + time);
    const all = [...total.values()].reduce((sum, time) => sum + time, 0);
    const outcome = (owner: Owner): Outcome => {
      const time = total.get(owner) ?? 0;
      return { value: (100 * time) / all, detail: `${(time / 1e6).toFixed(1)} s` };
    };
    return Object.fromEntries(Object.keys(figures).map((owner) => [owner, outcome(owner as Owner)])) as never;
  });

const part = (name: string) => figure(name, '%');

const figures: Record<Owner, Figure> = {
  startUp: part('start-up: loading modules and compiling TypeScript'),
  cucumber: part('cucumber itself'),
  matching: part('parsing features, matching steps and arguments'),
  steps: part('steps and verbs'),
  exchanges: part('exchanges: HTTP on both sides'),
  evidence: part('sessions, evidence, and the forms of answers'),
  reference: part('the reference'),
  keys: part('making keys'),
  reports: part('verdicts, reports, and the command line'),
  garbage: part('collecting garbage'),
  rest: part('everything else'),
};

export const profile: Part<Owner> = {
  title: 'Where the time of a whole run goes',
  about:
    'Shares of the processor time of JavaScript in a whole run, from `--cpu-prof`. The time of a library belongs to the code that calls it, except where it has\n' +
    'a line of its own. Looking for secrets takes 9 %, a part of steps, sessions and evidence. What is left is spread over the examples.',
  figures,
  measure,
};
