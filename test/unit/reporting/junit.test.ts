import { expect, it } from 'vitest';
import type { RecordedExample } from '../../../support/ground/evidence/recorded-run.ts';
import { junitXml } from '../../../support/reports/junit.ts';
import { judgeAll } from '../ledger/judge-one.ts';
import { anExample, aRun, failed, inconclusive, threw } from './a-run.ts';

const ATTRIBUTE = '[a-z]+="[^"<]*"';

/** Elements in each other, with their attributes and escaped text, and nothing else. */
const ELEMENT = new RegExp(`<([a-z]+)(?: ${ATTRIBUTE})*(?:/>|>[^<>]*</\\1>)\\s*`, 'g');

/** What is left of an XML text when every element is taken out of it, the inner ones first. */
function leftOf(xml: string): string {
  const inner = xml.replace(ELEMENT, '');
  return inner === xml ? xml : leftOf(inner);
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
const verdicts = judgeAll(ids, run, {}, ['MSG-04']);
const xml = junitXml(verdicts, {
  interfaceOf: ({ id }) => (id.startsWith('TOK') ? 'Token service' : 'Messaging'),
  textOf: ({ id }, { name }) => `FAIL ${id} ${name}\n  again sh curl.sh`,
});

const cases = [...xml.matchAll(/<testcase classname="([^"]*)" name="([^"]*)"[^>]*>/g)];

it('is XML, whatever messages hold', () => {
  expect(leftOf(xml)).toBe('<?xml version="1.0" encoding="UTF-8"?>\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be there
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|[\ud800-\udfff]/);
  expect(xml.length).toBeLessThan(20_000);
  expect(leftOf('<a b="<"/>')).not.toBe('');
});

it('names each case once, after its rule', () => {
  const names = cases.map(([, className, name]) => `${className} ${name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toMatch(/^MSG\.MSG-01 MSG-01 same \(line \d+\)$/);
});
