import { describe, expect, it } from 'vitest';
import rules from '../../../features/rules.json' with { type: 'json' };
import { alternatives, noAlternative } from '../../../reference-impl/deviations/alternatives/index.ts';
import { faults, written } from '../../../reference-impl/deviations/faults/index.ts';
import { auth, voice } from '../../../reference-impl/deviations/operators/decisions.ts';
import { twin } from '../../../reference-impl/deviations/twin/index.ts';
import { changedDecisions } from '../../../reference-impl/lab/reach.ts';
import { parts } from '../../../reference-impl/parts.ts';
import type { Deviation } from '../../../reference-impl/worlds/behaviour.ts';
import { ownWitnesses } from '../../../support/cli/proof/witness-file.ts';
import { codeAmong, projectFiles } from '../../architecture/project-files.ts';
import type { SourceFile } from '../../architecture/source.ts';

type Decide = Pick<Deviation, 'decide'>;

const code = codeAmong(projectFiles()).filter(({ path }) => !path.includes('/deviations/'));

const DECIDING = /\/(?:decisions|mapping)\.ts$/;

/** The folders of parts that are not called like them. */
const ROOMS: Readonly<Record<string, string>> = { delivery: 'messaging', mapping: 'conversation-mapping' };

/** Where decisions are read that are not read in the folder of their part. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  http: ['voice', 'contacts', 'messaging', 'reports', 'subprojects'],
  delivery: ['kernel'],
  mapping: ['standalone', 'conversation', 'conversation-mapping'],
};

/** Rooms that read decisions of every part. */
const EVERYWHERE = ['lab', 'worlds', 'parts.ts'];

const MEMBERS = /(?:[dD]ecisions(?:Of\([^()]*\)|\(\))?|\bauth|\bhttp|\bdecide)\.(\w+)(?:\.(\w+))?/g;
const TAKEN_APART = /\{([^{}=]*)\}(?::\s*[^,;=)]*Decisions|\s*=\s*[^;]*?(?:[dD]ecisions|\bhttp\b))/g;

const namesIn = (text: string): string[] => [
  ...[...text.matchAll(MEMBERS)].flatMap(([, first = '', second = '']) => [first, second]),
  ...[...text.matchAll(TAKEN_APART)].flatMap(([, names = '']) =>
    names.split(',').map((each) => each.split(':')[0]?.trim() ?? ''),
  ),
];

/** The names of decisions of a part that its code reads, by how they are written. */
function readDecisions(part: string, files: readonly SourceFile[]): ReadonlySet<string> {
  const rooms = [part, ...(ELSEWHERE[part] ?? []), ...EVERYWHERE];
  const own = files.filter(({ path }) => rooms.includes(path.split('/')[1] ?? ''));
  return new Set(own.flatMap(({ text }) => namesIn(text)));
}

function unread(files: readonly SourceFile[]): string[] {
  return parts.flatMap(({ name, decisions }) => {
    const read = readDecisions(name, files);
    return Object.keys(decisions).flatMap((key) => (read.has(key) ? [] : [`${name}.${key}`]));
  });
}

/** Functions that decide by default and that code of their part imports by itself, so that it would not hear of another decision. */
function bypassed(files: readonly SourceFile[]): string[] {
  const own = files.filter(({ path }) => /^reference-impl\/.*\.ts$/.test(path) && !DECIDING.test(path));
  return parts.flatMap(({ name, decisions }) => {
    const room = own.filter(({ path }) => path.split('/')[1] === (ROOMS[name] ?? name));
    const decided = Object.keys(decisions).filter((key) => typeof decisions[key as never] === 'function');
    return decided.flatMap((key) =>
      room
        .filter(({ text }) => new RegExp(`^import \\{(?:[^}]*[ ,{])?(?<!type )${key}\\b[^}]*\\}`, 'm').test(text))
        .map(({ path }) => `${path} imports ${key}`),
    );
  });
}

/** What makes a deviation void, though it says that it decides in another way: nothing where it does. */
function voidness(deviation: Decide, isUnread: (decision: string) => boolean): string[] {
  if (!deviation.decide) return [];
  try {
    const changed = [...changedDecisions(parts, deviation).keys()];
    return changed.length === 0
      ? ['changes no decision']
      : changed.filter(isUnread).map((name) => `nobody reads ${name}`);
  } catch (error) {
    return [(error as Error).message];
  }
}

describe('decisions', () => {
  it('are read by somebody, each of them', () => {
    expect(unread(code)).toEqual([]);
  });

  it('that nobody reads are found', () => {
    const unasked = code.map(({ path, text }) => ({ path, text: text.replaceAll('postedName', 'other') }));
    expect(unread(unasked)).toEqual(['voice.postedName']);
  });

  it('are asked for, and no default is used in their place', () => {
    expect(bypassed(code)).toEqual([]);
  });

  it('whose default is used in their place are found', () => {
    const text = "import { type Message, isFinal } from '../submit/message.ts';\nif (isFinal(status)) return;";
    const path = 'reference-impl/messaging/carrier/hand-over.ts';
    expect(bypassed([{ path, text }])).toEqual([`${path} imports isFinal`]);
  });
});

describe('a fault that decides', () => {
  it.each([
    ['changes nothing', () => undefined, 'changes no decision'],
    ['adds one by itself', (all) => void Object.assign(all.voice, { gone: 1 }), /not extensible/],
    ['replaces none', voice.decision('gone' as never, 1 as never), 'there is no decision called voice.gone'],
    ['goes around one', auth.instead('gone' as never, (() => true) as never), 'there is no decision called auth.gone'],
    ['amends a member that is gone', voice.amend('failover', { gone: 1 } as never), /has no member gone/],
    ['changes one that nobody reads', voice.decision('postedName', (event) => event), 'nobody reads voice.postedName'],
  ] as ReadonlyArray<[string, Decide['decide'], string | RegExp]>)(
    'is found void when it %s',
    (_title, decide, why) => {
      expect(voidness({ decide }, (name) => name === 'voice.postedName')).toEqual([expect.stringMatching(why)]);
    },
  );

  it('is not void, nor is an alternative; a grown one stops the proof', () => {
    const none = new Set(unread(code));
    const all = [...written, ...alternatives, ...twin.deviations];
    const found = all.flatMap((each) =>
      voidness(each, (name) => none.has(name)).map((why) => `${'id' in each ? each.id : each.name}: ${why}`),
    );
    expect(found).toEqual([]);
  });
});

const known = new Set(rules.map(({ id }) => id));
const open = rules.filter(({ standing }) => standing === 'observe' || standing === 'not-shown').map(({ id }) => id);
const permitted = [...alternatives, ...twin.deviations];
const shown = new Set(permitted.flatMap(({ rows }) => rows));

describe('the alternatives', () => {
  it('have names of their own', () => {
    const names = alternatives.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('name the rules that leave them open', () => {
    expect(permitted.filter(({ rows }) => rows.length === 0).map(({ name }) => name)).toEqual([]);
    expect(permitted.flatMap(({ rows }) => rows.filter((id) => !known.has(id)))).toEqual([]);
  });

  it('change something', () => {
    const idle = alternatives.filter(({ decide, reply, notify, shape }) => !(decide ?? reply ?? notify ?? shape));
    expect(idle.map(({ name }) => name)).toEqual([]);
  });

  it('cover every undecided rule, unless there is a reason', () => {
    expect(open.filter((id) => !shown.has(id) && !(id in noAlternative))).toEqual([]);
  });

  it('leave no reason to a rule that has one, or to none', () => {
    expect(Object.keys(noAlternative).filter((id) => shown.has(id) || !open.includes(id))).toEqual([]);
  });
});

it('the list of witnesses names faults that can be switched on, each at the rule that it breaks', () => {
  const known = new Set(faults.map(({ rule, id }) => `${rule} ${id}`));
  const listed: string[] = [];
  // The harness's own client and receiver have deviations of their own.
  for (const [rule, { witnesses }] of ownWitnesses().lines)
    for (const id of witnesses) if (!/^(?:client|receiver)\./.test(id)) listed.push(`${rule} ${id}`);
  expect(listed.filter((each) => !known.has(each))).toEqual([]);
  expect(faults.length - written.length).toBeGreaterThan(500);
});
