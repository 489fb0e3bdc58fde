import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { linesOf } from '../../../support/ground/evidence/lines.ts';
import { badgeOf } from '../../../support/reports/badge.ts';
import { boundLine } from '../../../support/reports/bound-line.ts';
import { githubAnnotations } from '../../../support/reports/github-annotations.ts';
import { reportSet } from '../../../support/reports/report-set.ts';
import { makeBook } from '../../../support/reports/rulebook/book.ts';
import { ruleBody } from '../../../support/reports/rulebook/rule-markup.ts';
import type { ReportFile } from '../../../support/reports/write-reports.ts';
import { approve } from '../../approved/approve.ts';
import { approvedRules, approvedRun, approvedVerdicts } from './approved-run.ts';

/** Text of a file of the report folder; bytes that are not text are written as they are in JSON. */
function textOf(content: ReportFile[1]): string {
  if (typeof content === 'string') return content;
  return content instanceof Uint8Array
    ? `${JSON.stringify(Buffer.from(content).toString('latin1'))}\n`
    : gunzipSync(Buffer.concat([...content])).toString('utf8');
}

/** The reports of the run; what Allure is given is one file here, without what is attached, which is in the evidence too. */
function reports(): Map<string, string> {
  const texts = new Map<string, string>();
  const allure: string[] = [];
  for (const [name, content] of reportSet(approvedVerdicts, approvedRun, linesOf(['{"meta":{}}']), {
    allure: true,
  })) {
    if (/^allure-results\/.*(?:result|categories)\.json$/.test(name)) allure.push(textOf(content).trim());
    else if (name === 'allure-results/environment.properties' || !name.startsWith('allure-results/'))
      texts.set(name.replace(/\.har$/, '.har.json').replace(/\.gz$/, ''), textOf(content));
  }
  texts.set('allure-results.json', `[\n${allure.join(',\n')}\n]\n`);
  return texts;
}

it('a run with everything in it is reported as approved', () => {
  const texts = reports();
  texts.set('annotations.txt', `${githubAnnotations(approvedVerdicts).join('\n')}\n`);
  texts.set('badge.json', `${JSON.stringify(badgeOf(approvedVerdicts), null, 1)}\n`);
  texts.set('bound-line.txt', `${boundLine(approvedVerdicts)}\n`);
  approve('reports', texts);
});

it('a rule of each kind is in the rule book as approved', () => {
  const examples = new Map<string, object[]>(approvedRules.map(({ id }) => [id, []]));
  for (const example of approvedRun.examples) {
    const difference = example.steps.find((step) => step.difference)?.difference;
    examples.get(example.rule)?.push({ ...example, difference, steps: [] });
  }
  const sources = { rules: approvedRules, places: [], proofs: [], commands: { alone: (id: string) => `run ${id}` } };
  const book = makeBook({ verdicts: approvedVerdicts, examples, notices: [] } as never, sources as never);
  expect(book.rules).toHaveLength(approvedRules.length);
  const shown = ['MSG-04', 'MSG-09', 'MSG-10'];
  const bodies = book.rules
    .filter(({ id }) => shown.includes(id))
    .map((rule): [string, string] => [`${rule.id}.html`, `${ruleBody(rule).text.replaceAll('><', '>\n<')}\n`]);
  approve('rule-book', new Map(bodies));
});
