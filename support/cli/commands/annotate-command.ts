import { appendFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { ROOT } from '../../ground/own-package.ts';
import { pathWithin } from '../../ground/repository-path.ts';
import { type AnnotationPlaces, githubAnnotations } from '../../reports/github-annotations.ts';
import { readVerdicts } from '../../reports/rulebook/run-folder.ts';
import type { CommandFile } from '../terminal/options.ts';
import { printCommands } from '../terminal/streams.ts';
import { writing } from '../terminal/write-into.ts';

/** GitHub refuses the summary of a step above one megabyte. */
const MOST_BYTES = 1_000_000;

const CUT = '\n\nMore than fits here; verdicts.md among the reports has the rest.\n';

/** Where GitHub has the feature files of the project in `root`, none outside of the workspace, and the summary page. */
export function placesOnGithub(job: Readonly<Record<string, string | undefined>>, root: string): AnnotationPlaces {
  const { GITHUB_WORKSPACE, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = job;
  const run = GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID;
  const summary = run ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}` : undefined;
  if (!GITHUB_WORKSPACE) return { summary };
  return { summary, pathOf: (uri) => pathWithin(GITHUB_WORKSPACE, root, uri) };
}

export const command: CommandFile<unknown> = {
  options: [],
  run: async (_, [folder = 'reports']) => {
    const verdicts = readVerdicts(folder);
    const { GITHUB_STEP_SUMMARY: file } = process.env;
    if (file) {
      let text = readText(join(resolve(folder), 'verdicts.md'));
      if (Buffer.byteLength(text) > MOST_BYTES) {
        const start = Buffer.from(text).toString('utf8', 0, MOST_BYTES - CUT.length);
        text = `${start.slice(0, start.lastIndexOf('\n'))}${CUT}`;
      }
      writing(`to GITHUB_STEP_SUMMARY ${file}`, () => appendFileSync(file, text));
    }
    printCommands(githubAnnotations(verdicts, placesOnGithub(process.env, ROOT)));
    return 0;
  },
};
