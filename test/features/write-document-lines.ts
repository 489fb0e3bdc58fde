import { readFileSync, writeFileSync } from 'node:fs';
import { readRuleBook } from '../../support/ground/rules/rule-book.ts';
import { linesOf } from '../../support/reports/rulebook/document-lines.ts';
import { type CitingRow, wordsOf } from './line-words.ts';

/** Writes what the project keeps of the document at the given path: to be run when rows name other lines or other words. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('which document? write-document-lines.ts FILE');
const { rules } = readRuleBook('features/rules.json');
const text = readFileSync(file, 'utf8');
const write = (path: string, lines: object): void => writeFileSync(path, `${JSON.stringify(lines, null, 2)}\n`);
write('features/document-lines.json', linesOf(text, rules));
write('test/features/line-words.json', wordsOf(text, rules as unknown as CitingRow[]));
