import { visibleLine } from '../../ground/quote/visible.ts';
import type { Swept } from '../../wire/safety/sweep.ts';

/** A line of the journal that nothing can be made of. */
export interface JournalProblem {
  /** `path:line`. */
  readonly at: string;
  readonly why: string;
}

/** No more things than this are named one by one. */
const NAMED = 5;

type State = Swept['state'];

const WORDS: Readonly<Record<State, string>> = {
  removed: 'removed',
  restored: 'put back',
  gone: 'not there',
  stays: 'stays',
  awaited: 'awaited',
  left: 'LEFT',
};

/** The order of the lines: what is left comes last. */
const ORDER = Object.keys(WORDS) as State[];

const nameOf = ({ ids, url }: Swept): string => ids.join(', ') || `asked for at ${url}`;

/** Things of one kind that fared alike, in one line. */
function lineOf(alike: readonly [Swept, ...Swept[]]): string {
  const [{ kind, state, why }] = alike;
  const names = [...new Set(alike.map(nameOf))];
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  const times = alike.length > names.length ? ` (${alike.length} times)` : '';
  const because = why === undefined ? '' : `: ${why}`;
  return `${WORDS[state]} ${kind} ${names.slice(0, NAMED).join(', ')}${more}${times}${because}`;
}

function grouped(swept: readonly Swept[]): Array<[Swept, ...Swept[]]> {
  const groups = new Map<string, [Swept, ...Swept[]]>();
  for (const each of swept) {
    const name = JSON.stringify([each.state, each.kind, each.why]);
    const group = groups.get(name);
    if (group) group.push(each);
    else groups.set(name, [each]);
  }
  return [...groups.values()].sort(([one], [other]) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}

/** What a cleanup did, then what it left and why; things with the same outcome share a line. */
export function cleanupText(swept: readonly Swept[], torn: number, problems: readonly JournalProblem[] = []): string {
  const count = (state: State): number => swept.filter((each) => each.state === state).length;
  const some = (state: State, word: string): string => (count(state) > 0 ? `, ${count(state)} ${word}` : '');
  const sum = `cleanup: ${count('removed')} removed, ${count('gone')} not there any more, ${count('stays')} stay, ${count('left')} left`;
  const others = `${some('restored', 'put back')}${some('awaited', 'awaited')}`;
  const broken = torn > 0 ? ` (${torn} broken line${torn === 1 ? '' : 's'} of the journal passed over)` : '';
  return [
    `${sum}${others}${broken}`,
    ...grouped(swept).map(lineOf).map(visibleLine),
    ...problems.map(({ at, why }) => visibleLine(`LEFT ${at}: ${why}; mend the line or remove it.`)),
  ].join('\n');
}
