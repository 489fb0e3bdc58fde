import { readFileSync } from 'node:fs';
import { readRuleBook } from '../../support/ground/rules/rule-book.ts';
import { linesOf } from '../../support/reports/rulebook/document-lines.ts';

/** Prints features/document-lines.json for the document at the given path: to be run when rows name other lines. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('which document? print-document-lines.ts FILE');
const { rules } = readRuleBook('features/rules.json');
process.stdout.write(`${JSON.stringify(linesOf(readFileSync(file, 'utf8'), rules), null, 2)}\n`);
