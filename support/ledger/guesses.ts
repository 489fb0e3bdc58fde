import type { Circumstances } from '../ground/evidence/circumstances.ts';
import type { RecordedExample } from '../ground/evidence/recorded-run.ts';
import { judgeExample } from './judge-example.ts';

/** What a platform answers where it has nothing, or nothing for the one who asks. */
const ABSENT = new Set([401, 403, 404, 405, 501]);

const BINDING = 'binding ';

/** Whether requests went to a path that a binding names: undefined where none did, else whether one found something. */
function isFound(path: string, examples: readonly RecordedExample[]): boolean | undefined {
  const parts = path.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`${parts.join('[^/]+')}(?:/|$)`);
  let isAsked = false;
  for (const { evidence } of examples)
    for (const { url, status } of evidence?.exchanges ?? []) {
      if (!pattern.test(new URL(url).pathname)) continue;
      if (!ABSENT.has(status)) return true;
      isAsked = true;
    }
  return isAsked ? false : undefined;
}

/**
 * The guesses of a run that never worked, as examples note their use: paths where nothing was ever found, and of a whole
 * run what no example passed with. What fails with such a one says nothing about the target.
 */
export function idleGuesses(all: readonly RecordedExample[], by: Circumstances): ReadonlySet<string> {
  const idle = new Set<string>();
  for (const [name, value] of Object.entries(by.guesses ?? {})) {
    const use = `${BINDING}${name}`;
    const using = all.filter(({ evidence }) => evidence?.uses?.includes(use));
    const passes = (each: RecordedExample) =>
      judgeExample(each, { observed: false, cancelled: false }).verdict === 'pass';
    const isIdle = name.endsWith('Path')
      ? isFound(value, using) === false
      : by.selection === undefined && !using.some(passes);
    if (isIdle) idle.add(use);
  }
  return idle;
}
