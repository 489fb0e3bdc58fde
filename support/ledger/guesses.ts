import type { Circumstances } from '../ground/evidence/circumstances.ts';
import type { RecordedExample } from '../ground/evidence/recorded-run.ts';
import { judgeExample } from './judge-example.ts';

/** What a platform answers where it has nothing, or nothing for the one who asks. */
const ABSENT = new Set([401, 403, 404, 405, 501]);

const BINDING = 'binding ';

/** The guesses of a run that never worked: what fails with one of them says nothing about the target. */
export function idleGuesses(all: readonly RecordedExample[], by: Circumstances): ReadonlySet<string> {
  const idle = new Set<string>();
  for (const [name, value] of Object.entries(by.guesses ?? {})) {
    const use = `${BINDING}${name}`;
    const using = all.filter(({ evidence }) => evidence?.uses?.includes(use));
    if (!name.endsWith('Path')) {
      const passes = (each: RecordedExample) =>
        judgeExample(each, { observed: false, cancelled: false }).verdict === 'pass';
      if (by.selection === undefined && !using.some(passes)) idle.add(use);
      continue;
    }
    const parts = value.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
    const pattern = new RegExp(`${parts.join('[^/]+')}(?:/|$)`);
    let [isAsked, isFound] = [false, false];
    for (const { evidence } of using) {
      if (isFound) break;
      for (const { url, status } of evidence?.exchanges ?? []) {
        if (isFound || !pattern.test(new URL(url).pathname)) continue;
        isAsked = true;
        isFound = !ABSENT.has(status);
      }
    }
    if (isAsked && !isFound) idle.add(use);
  }
  return idle;
}
