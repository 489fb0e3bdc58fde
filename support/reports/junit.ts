import { bounded } from '../ground/bodies/bounded.ts';
import { collect } from '../ground/collect.ts';
import { xmlAttribute, xmlText } from '../ground/quote/xml.ts';
import { plainMessage } from '../ledger/difference-in-words.ts';
import type { Verdicts } from '../ledger/verdicts.ts';
import { type CaseFacts, type Outcome, testCases } from './test-cases.ts';

const LONGEST_ATTRIBUTE = 500;

type Element = 'failure' | 'error' | 'skipped';

const ELEMENTS: Readonly<Record<Outcome, Element | undefined>> = {
  passed: undefined,
  failed: 'failure',
  error: 'error',
  inconclusive: 'error',
  skipped: 'skipped',
};

interface Case {
  readonly element: Element | undefined;
  readonly seconds: number;
  readonly xml: string;
}

function attribute(name: string, value: string | number): string {
  return ` ${name}="${xmlAttribute(bounded(String(value), LONGEST_ATTRIBUTE))}"`;
}

function problem(element: 'failure' | 'error', type: string, message: string, text: string): string {
  return `<${element}${attribute('message', plainMessage(message))}${attribute('type', type)}>${xmlText(bounded(text))}</${element}>`;
}

function countsOf(cases: readonly Case[]): string {
  const counts = { failure: 0, error: 0, skipped: 0 };
  let time = 0;
  for (const { element, seconds } of cases) {
    if (element) counts[element] += 1;
    time += seconds;
  }
  const { failure, error, skipped } = counts;
  return ` tests="${cases.length}" failures="${failure}" errors="${error}" skipped="${skipped}" time="${time.toFixed(3)}"`;
}

/** The ledger as JUnit XML, a suite per interface; an example that stayed inconclusive within reach is an error. */
export function junitXml(verdicts: Verdicts, facts: CaseFacts = {}): string {
  const { startedAt, overall, troubles } = verdicts;
  const suites = new Map<string, Case[]>();
  for (const each of testCases(verdicts, facts)) {
    const { rule, example, file = '', name, outcome, type = outcome, cause, message = '', text = message } = each;
    const element = ELEMENTS[outcome];
    const property = `<properties><property name="cause"${attribute('value', cause ?? '')}/></properties>`;
    let inner = '';
    if (element === 'skipped') inner = `<skipped${attribute('message', message.split('\n')[0] as string)}/>`;
    else if (element) inner = problem(element, type, message, text);
    const seconds = (example?.durationMs ?? 0) / 1000;
    const place = example ? `${attribute('file', file)}${attribute('line', example.line)}` : '';
    const names = `${attribute('classname', `${rule.area}.${rule.id}`)}${attribute('name', name)}`;
    const xml = `    <testcase${names}${place}${attribute('time', seconds)}>${cause ? property : ''}${inner}</testcase>`;
    collect(suites, each.suite, { element, seconds, xml });
  }
  for (const trouble of troubles) {
    const inner = problem('error', 'error', trouble, trouble);
    const xml = `    <testcase classname="harness" name="run" time="0">${inner}</testcase>`;
    collect(suites, 'harness', { element: 'error', seconds: 0, xml });
  }

  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  lines.push(`<testsuites name="plumbline ${overall}"${countsOf([...suites.values()].flat())}>`);
  const timestamp = attribute('timestamp', startedAt.replace(/\..*/, ''));
  for (const [name, cases] of suites) {
    lines.push(`  <testsuite${attribute('name', name)}${countsOf(cases)}${timestamp}>`);
    for (const { xml } of cases) lines.push(xml);
    lines.push('  </testsuite>');
  }
  if (suites.size === 0) lines.push('');
  return `${lines.join('\n')}\n</testsuites>\n`;
}
