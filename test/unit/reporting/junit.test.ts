import { describe, expect, it } from 'vitest';
import type { RecordedExample } from '../../../support/ground/evidence/recorded-run.ts';
import { judge } from '../../../support/ledger/judge.ts';
import { junitXml } from '../../../support/reports/junit.ts';
import { anExample, aRule, aRun, circumstances, failed, inconclusive, threw } from './a-run.ts';

/** An element as written in the file: its name, its attributes, its text. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Which elements may contain which, and their required attributes: the JUnit schema as far as CI systems agree on it. */
const SCHEMA: Readonly<Record<string, { children: string[]; required: string[]; optional: string[] }>> = {
  testsuites: {
    children: ['testsuite'],
    required: ['name'],
    optional: ['tests', 'failures', 'errors', 'skipped', 'time'],
  },
  testsuite: {
    children: ['testcase'],
    required: ['name', 'tests', 'failures', 'errors', 'skipped', 'time'],
    optional: ['timestamp'],
  },
  testcase: {
    children: ['failure', 'error', 'skipped'],
    required: ['classname', 'name', 'time'],
    optional: ['file', 'line'],
  },
  failure: { children: [], required: ['message', 'type'], optional: [] },
  error: { children: [], required: ['message', 'type'], optional: [] },
  skipped: { children: [], required: ['message'], optional: [] },
};

const TOKEN = /<\?xml[^>]*\?>|<\/([a-z]+)>|<([a-z]+)((?: [a-z]+="[^"<]*")*)(\/?)>|([^<]+)/gy;

/** Reads the file strictly: whatever does not fit throws. */
function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let read = 0;
  for (const [whole, closing, name, attributes = '', slash, text] of xml.matchAll(TOKEN)) {
    read += whole.length;
    const parent = open.at(-1) as Element;
    if (closing !== undefined && open.pop()?.name !== closing) throw new Error(`</${closing}> closes nothing`);
    if (text !== undefined) parent.text += text;
    if (name === undefined) continue;
    const pairs = [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
    const element: Element = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
    parent.children.push(element);
    if (slash === '') open.push(element);
  }
  if (read !== xml.length || open.length > 1) throw new Error(`no XML after ${read} characters`);
  return root.children[0] as Element;
}

function violations({ name, attributes, children }: Element): string[] {
  const form = SCHEMA[name];
  if (!form) return [`<${name}> is not known`];
  const known = [...form.required, ...form.optional];
  return [
    ...form.required.filter((key) => !(key in attributes)).map((key) => `<${name}> lacks ${key}`),
    ...Object.keys(attributes)
      .filter((key) => !known.includes(key))
      .map((key) => `<${name}> has ${key}`),
    ...children.filter((child) => !form.children.includes(child.name)).map((child) => `<${child.name}> in <${name}>`),
    ...children.flatMap(violations),
  ];
}

const HOSTILE = `\u0000\u001b[31m<&>"'\ud800]]>\u0085${'x'.repeat(100_000)}`;

const ids = ['MSG-01', 'MSG-02', 'MSG-03', 'TOK-01'];
const examples: RecordedExample[] = [
  anExample('MSG-01', [failed], { name: 'same' }),
  anExample('MSG-01', [threw('AssertionError', HOSTILE)], { name: 'same' }),
  anExample('MSG-02', [inconclusive]),
  anExample('MSG-03', [threw('TypeError', 'x is undefined')]),
  anExample('TOK-01'),
];
const run = aRun(examples, { troubles: ['a hook failed\nsomewhere'] });
const verdicts = judge(
  [...ids, 'MSG-04'].map((id) => aRule(id)),
  run,
  circumstances(ids),
);
const xml = junitXml(verdicts, {
  interfaceOf: ({ id }) => (id.startsWith('TOK') ? 'Token service' : 'Messaging'),
  textOf: ({ id }, { name }) => `FAIL ${id} ${name}\n  again sh curl.sh`,
});

describe('a JUnit file', () => {
  const suites = parse(xml).children;
  const cases = suites.flatMap(({ children }) => children);

  it('is XML of the known form, whatever messages hold', () => {
    expect(violations(parse(xml))).toEqual([]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be there
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|[\ud800-\udfff]/);
    expect(xml.length).toBeLessThan(20_000);
  });

  it('names each case once, after its rule, with its place', () => {
    const names = cases.map(({ attributes: { classname, name } }) => `${classname} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names[0]).toMatch(/^MSG\.MSG-01 MSG-01 same \(line \d+\)$/);
    expect(cases[0]?.attributes).toMatchObject({ file: 'features/messaging/some.feature' });
  });
});

it('refuses what is no JUnit file: this test can fail', () => {
  expect(() => parse('<testsuites name="x"><testsuite></testsuites>')).toThrow();
  expect(() => parse('<testsuites name="a < b"/>')).toThrow();
  expect(violations(parse('<testsuites name="x"><testcase/></testsuites>'))).toHaveLength(4);
});
