import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Journal } from '../../../support/example/session/journal.ts';
import { changed, firstLine, joined, type Lines, linesIn, linesOf } from '../../../support/ground/evidence/lines.ts';
import { EVIDENCE_TYPE } from '../../../support/ground/evidence/recorded-run.ts';
import { repositoryAround } from '../../../support/ground/repository-path.ts';
import { withoutLearned } from '../../../support/ground/secrets/learned-secrets.ts';
import { freshFolder } from '../../fresh-folder.ts';

const file = join(freshFolder(), 'lines');
const textsOf = (lines: Lines): string[] => [...lines].map(({ text }) => text);
const againOf = (lines: Lines): string[] => [...lines].map(({ again }) => again());

const TEXTS = ['', '\n', 'a\n\nb', 'a\nb\n', `${'ü'.repeat(200_000)}\n${'✓'.repeat(200_000)}`];

it.each(TEXTS)('the lines of a file are those between the ends of lines, the last also without one', (text) => {
  writeFileSync(file, text);
  const wanted = text.endsWith('\n') || text === '' ? text.split('\n').slice(0, -1) : text.split('\n');
  expect(textsOf(linesIn(file))).toEqual(wanted);
  expect(againOf(linesIn(file))).toEqual(wanted);
  expect(firstLine(file).text).toBe(wanted[0] ?? '');
  expect(textsOf(linesIn(file, firstLine(file).end))).toEqual(wanted.slice(1));
});

it('lines are changed each time that they are read', () => {
  writeFileSync(file, 'a\nb\n');
  const all = joined(linesIn(file), linesOf(['c']));
  const some = changed(all, (text) => (text === 'b' ? undefined : `${text}!`));
  expect(textsOf(some)).toEqual(['a!', 'c!']);
  expect(againOf(some)).toEqual(['a!', 'c!']);
});

const SECRET = 'learned-0815-"x"';

const line = (envelope: object): string => JSON.stringify(envelope);

const attachment = (body: object, mediaType = EVIDENCE_TYPE) =>
  line({ attachment: { mediaType, body: JSON.stringify(body), testCaseStartedId: '1' } });

describe('what one example learned to be a secret', () => {
  const failed = (message: string) =>
    line({
      testStepFinished: { testStepResult: { status: 'FAILED', message, exception: { type: 'E', message } } },
    });
  const hidden = (text: string, secret = SECRET) =>
    [...withoutLearned(linesOf([text]), new Set([secret]))][0]?.text ?? '';

  it('is hidden in the evidence and the errors of the examples before it', () => {
    expect(hidden(attachment({ exchanges: [{ url: `/a?b=${encodeURIComponent(SECRET)}` }] }))).not.toContain('0815');
    expect(JSON.parse(JSON.parse(hidden(attachment({ a: SECRET }))).attachment.body)).toEqual({ a: '•••' });
    expect(hidden(failed(`got ${SECRET}`))).not.toContain('0815');
  });

  it('takes nothing from what the suite itself says, whatever a target calls a secret', () => {
    const pickle = line({ pickle: { name: SECRET, tags: [{ name: '@MSG-GET-01' }] } });
    expect(hidden(pickle)).toBe(pickle);
    const told = JSON.parse(hidden(failed('[precondition-unmet] it was refused'), '[precondition-unmet]'));
    expect(told.testStepFinished.testStepResult.exception.message).toBe('[precondition-unmet] it was refused');
  });

  it('is hidden in what is thrown, wherever the answers of an example show it', () => {
    const journal = new Journal();
    journal.observations.push({ what: 'an answer', seen: { api_key: SECRET } });
    expect(journal.clear(`expected ${SECRET} to equal x`)).toBe('expected ••• to equal x');
  });

  it('is known to all examples on the same account, and to no other', () => {
    const [first, second, apart] = [new Journal(true), new Journal(true), new Journal()];
    first.observations.push({ what: 'an answer', seen: { api_key: SECRET } });
    first.evidence('none', 0);
    expect(second.clear(SECRET)).toBe('•••');
    expect(apart.clear(SECRET)).toBe(SECRET);
  });
});

it('a repository has a .git, or is where the command was called', () => {
  const shop = freshFolder();
  mkdirSync(join(shop, 'tests'), { recursive: true });
  expect(repositoryAround(join(shop, 'tests'))).toBe(join(shop, 'tests'));
  mkdirSync(join(shop, '.git'));
  expect(repositoryAround(join(shop, 'tests'))).toBe(shop);
});
