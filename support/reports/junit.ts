import { bounded } from '../ground/bodies/bounded.ts';
import { xmlAttribute, xmlText } from '../ground/quote/xml.ts';
import type { Verdicts } from '../ledger/verdicts.ts';
import { plainMessage } from './difference-in-words.ts';
import { type CaseFacts, type Outcome, type TestCase, testCases } from './test-cases.ts';

const LONGEST_ATTRIBUTE = 500;

/** The elements that say how a case ended; one that passed has none. */
const ELEMENTS: Readonly<Record<Outcome, 'failure' | 'error' | 'skipped' | undefined>> = {
  passed: undefined,
  failed: 'failure',
  error: 'error',
  inconclusive: 'error',
  skipped: 'skipped',
};

interface Case {
  readonly element: string | undefined;
  readonly seconds: number;
  readonly xml: string;
}

const attribute = (name: string, value: string | number): string =>
  ` ${name}="${xmlAttribute(bounded(String(value), LONGEST_ATTRIBUTE))}"`;

function problem(element: 'failure' | 'error', type: string, message: string, text: string): string {
  return `<${element}${attribute('message', plainMessage(message))}${attribute('type', type)}>${xmlText(bounded(text))}</${element}>`;
}

function inner({ outcome, type = outcome, message = '', text = message }: TestCase): string {
  const element = ELEMENTS[outcome];
  if (element === undefined) return '';
  if (element !== 'skipped') return problem(element, type, message, text);
  return `<skipped${attribute('message', message.split('\n')[0] as string)}/>`;
}

function caseOf(each: TestCase): Case {
  const { rule, example, name, outcome } = each;
  const seconds = (example?.durationMs ?? 0) / 1000;
  const place = example ? `${attribute('file', example.uri)}${attribute('line', example.line)}` : '';
  const names = `${attribute('classname', `${rule.area}.${rule.id}`)}${attribute('name', name)}`;
  const xml = `    <testcase${names}${place}${attribute('time', seconds)}>${inner(each)}</testcase>`;
  return { element: ELEMENTS[outcome], seconds, xml };
}

function counts(cases: readonly Case[]): string {
  const count = (element: string): number => cases.filter((each) => each.element === element).length;
  const seconds = cases.reduce((sum, each) => sum + each.seconds, 0);
  return ` tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}" time="${seconds.toFixed(3)}"`;
}

function testsuite(name: string, cases: readonly Case[], startedAt: string): string {
  return [
    `  <testsuite${attribute('name', name)}${counts(cases)}${attribute('timestamp', startedAt.replace(/\..*/, ''))}>`,
    ...cases.map(({ xml }) => xml),
    '  </testsuite>',
  ].join('\n');
}

const troubleCase = (text: string): Case => ({
  element: 'error',
  seconds: 0,
  xml: `    <testcase classname="harness" name="run" time="0">${problem('error', 'error', text, text)}</testcase>`,
});

/**
 * The ledger as JUnit XML: a suite per interface, a case per example, each with its own text. An example that stayed
 * inconclusive within reach is an error; what could not be verified here is a suite of its own; recorded examples and
 * known failures are skipped and say so.
 */
export function junitXml(verdicts: Verdicts, facts: CaseFacts = {}): string {
  const { startedAt, overall, troubles } = verdicts;
  const suites = new Map<string, Case[]>();
  for (const each of testCases(verdicts, facts)) {
    const suite = suites.get(each.suite) ?? [];
    suite.push(caseOf(each));
    suites.set(each.suite, suite);
  }
  if (troubles.length > 0) suites.set('harness', troubles.map(troubleCase));
  const all = [...suites.values()].flat();
  const texts = [...suites].map(([name, cases]) => testsuite(name, cases, startedAt));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="plumbline ${overall}"${counts(all)}>\n${texts.join('\n')}\n</testsuites>\n`;
}
