import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ownWitnesses } from '../support/cli/proof/witness-file.ts';
import { BENCHMARKS, benchmarksPage } from './bench/document.ts';
import { parts } from './bench/parts.ts';
import { readMeasurements } from './bench/record.ts';
import { carriedOut, fencedBlocks, missingLines, unknownNotes } from './documents/blocks.ts';
import { DECISIONS, withDecisions } from './documents/decisions-index.ts';
import { GLOSSARY_PAGE, withTerms } from './documents/glossary.ts';
import { brokenLinks, linksOf } from './documents/links.ts';
import { PHRASES, withPhrases } from './documents/phrase-table.ts';
import { allDocuments, guides, ROOT, textOf } from './documents/project-documents.ts';
import { TARGET_KEYS } from './documents/target-keys.data.ts';
import { leaves, refusals, refusalsOf, withTables } from './documents/target-reference.ts';

const REPAIR = 'node --import tsx test/documents/write-tables.ts repairs it';

describe('the documents', () => {
  it.each(allDocuments())('%s has no link that leads nowhere', (path) => {
    expect(brokenLinks(path, ROOT, textOf)).toEqual([]);
  });

  it('are linked from one another, so that each can be found from the README', () => {
    const found = new Set(['README.md']);
    for (const path of found)
      for (const link of linksOf(textOf(path)).filter((each) => !/^[a-z]+:/i.test(each))) {
        const target = new URL(link.split('#')[0] ?? '', `file:///${path}`).pathname.slice(1);
        if (target.endsWith('.md')) found.add(target);
      }
    expect(allDocuments().filter((path) => !found.has(path))).toEqual([]);
  });

  it.each(guides())('%s marks its commands with words that mean something', (path) => {
    expect(fencedBlocks(textOf(path)).flatMap(unknownNotes)).toEqual([]);
  });

  it('tell as many faults as the list of witnesses', () => {
    const { caught, excused, open } = ownWitnesses().counts;
    const told = [...textOf('README.md').matchAll(/\*\*([\d,]+) (?:faults )?are (?:caught|excused|open)\*\*/g)];
    expect(told.map(([, count = '']) => Number(count.replace(',', '')))).toEqual([caught, excused, open]);
  });

  it('leave few commands to hands', () => {
    const commands = guides().flatMap((path) => fencedBlocks(textOf(path)).filter(({ language }) => language === 'sh'));
    const byHand = commands.filter(({ notes }) => notes.includes('by-hand'));
    expect(byHand.length).toBeLessThanOrEqual(4);
    expect(commands.length).toBeGreaterThan(10);
  });

  it('show target files that can be used once the environment has their secrets', () => {
    const files = guides()
      .flatMap((path) => fencedBlocks(textOf(path)))
      .filter(({ language }) => language === 'yaml')
      .map(({ text }) => parse(text))
      .filter((value) => value?.kind !== undefined);
    expect(files.length).toBeGreaterThan(1);
    expect(files.flatMap(refusals)).toEqual([]);
  });
});

describe('docs/target-file.md', () => {
  it('knows every key of the schema and no other', () => {
    expect(Object.keys(TARGET_KEYS).toSorted()).toEqual([...leaves().keys()].toSorted());
  });

  it.each(Object.entries(TARGET_KEYS))(
    '%s: the example is taken and the mistake refused',
    (path, [example, mistake]) => {
      expect(refusalsOf(path, example)).toEqual([]);
      expect(refusalsOf(path, mistake)).not.toEqual([]);
    },
  );

  it(`says what schema and loader say; ${REPAIR}`, () => {
    const text = textOf('docs/target-file.md');
    expect(withTables(text)).toBe(text);
    for (const path of leaves().keys()) expect(text).toContain(`\n| \`${path}\` |`);
  });
});

it(`docs/decisions/README.md lists every decision; ${REPAIR}`, () => {
  expect(withDecisions(textOf(DECISIONS))).toBe(textOf(DECISIONS));
  expect(textOf(DECISIONS)).toContain('<!-- decisions:start -->\n- [');
});

it(`docs/glossary.md has every word of the rule book; ${REPAIR}`, () => {
  expect(withTerms(textOf(GLOSSARY_PAGE))).toBe(textOf(GLOSSARY_PAGE));
  expect(textOf(GLOSSARY_PAGE)).toContain('| **witness** |');
});

describe('the means to try documents', () => {
  const text =
    '```sh exit=1\nfalse\n```\n\n```text\na … b\n```\n\n```sh by-hand\nnpm ci\n```\n```sh of-no-meaning\ntrue\n```\n';

  it('take commands with what is shown of them, and leave what is done by hand', () => {
    const blocks = fencedBlocks(text);
    expect(carriedOut(blocks).map(({ commands, output }) => [commands.text, output?.text])).toEqual([
      ['false\n', 'a … b\n'],
      ['true\n', undefined],
    ]);
    expect(blocks.flatMap(unknownNotes)).toEqual(['of-no-meaning']);
  });

  it('find shown lines that the output does not have, or has in another order', () => {
    expect(missingLines('a … b\nc', 'x\na 1 2 b\nc\n')).toEqual([]);
    expect(missingLines('a … b\nc', 'c\na 1 2 b\n')).toEqual(['c']);
    expect(missingLines('a.c', 'abc')).toEqual(['a.c']);
  });

  it('find links that lead nowhere', () => {
    const read = (path: string) =>
      path === 'README.md' ? '[a](nowhere.md) [b](LICENSE) [c](#here) [d](#there)\n# Here' : '';
    expect(brokenLinks('README.md', ROOT, read)).toEqual(['nowhere.md', '#there']);
  });
});

it(`features/README.md lists every phrase by its noun; ${REPAIR}`, async () => {
  expect(await withPhrases(textOf(PHRASES))).toBe(textOf(PHRASES));
  expect(textOf(PHRASES)).toContain('<!-- phrases:start -->\n| about | phrases |');
});

describe(BENCHMARKS, () => {
  const measurements = readMeasurements();

  it('is what npm run bench wrote, and nothing else', () => {
    expect(textOf(BENCHMARKS)).toBe(benchmarksPage(parts, measurements));
  });

  it.each(Object.entries(parts))('has every figure of %s, and how to repeat it', (name, { figures }) => {
    const text = textOf(BENCHMARKS);
    for (const figure of Object.values(figures)) expect(text).toContain(`\n| ${figure.name} |`);
    expect(text).toContain(`npm run bench -- ${name}`);
  });

  it('shows no figure that is no longer measured', () => {
    const keys = Object.entries(measurements).map(([name, { outcomes }]) => [name, Object.keys(outcomes)] as const);
    for (const [name, measured] of keys)
      expect(Object.keys(parts[name]?.figures ?? {})).toEqual(expect.arrayContaining(measured));
  });
});
