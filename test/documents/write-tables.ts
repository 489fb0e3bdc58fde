import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECISIONS, withDecisions } from './decisions-index.ts';
import { GLOSSARY_PAGE, withTerms } from './glossary.ts';
import { PHRASES, withPhrases } from './phrase-table.ts';
import { ROOT, textOf } from './project-documents.ts';
import { withTables } from './target-reference.ts';

/** Brings what documents repeat from elsewhere up to date: the keys of a target file, the glossary, the list of decisions, the phrases. */
const TARGET_FILE = 'docs/target-file.md';

writeFileSync(join(ROOT, TARGET_FILE), withTables(textOf(TARGET_FILE)));
writeFileSync(join(ROOT, GLOSSARY_PAGE), withTerms(textOf(GLOSSARY_PAGE)));
writeFileSync(join(ROOT, DECISIONS), withDecisions(textOf(DECISIONS)));
writeFileSync(join(ROOT, PHRASES), await withPhrases(textOf(PHRASES)));
