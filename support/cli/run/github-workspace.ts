import { realpathSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import type { AnnotationPlaces } from '../../reports/github-annotations.ts';

/** The variables of a GitHub job that say where it runs. */
type Environment = Readonly<Record<string, string | undefined>>;

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** The path of a file of this project as GitHub shows it; undefined when the project lies outside of the workspace. */
function pathIn(workspace: string, root: string): (uri: string) => string | undefined {
  const folder = relative(real(workspace), real(root));
  const isOutside = folder.split('/')[0] === '..' || isAbsolute(folder);
  return (uri) => (isOutside ? undefined : join(folder, uri));
}

/** Where GitHub finds the feature files of the project in `root`, and the page with the summary of the run. */
export function placesOnGithub(environment: Environment, root: string): AnnotationPlaces {
  const { GITHUB_WORKSPACE, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = environment;
  const run = GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID;
  return {
    ...(GITHUB_WORKSPACE ? { pathOf: pathIn(GITHUB_WORKSPACE, root) } : {}),
    summary: run ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}` : undefined,
  };
}
