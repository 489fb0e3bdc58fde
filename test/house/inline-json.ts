import type { SourceFile } from '../architecture/source.ts';
import { textsOfFeature } from './written-steps.ts';

/** An object or a list as JSON writes it, with the placeholders of outlines where values stand. */
const JSON_TEXT = /\{\s*(?:\\?"[^"]*"\s*:|<[A-Z_ ]+>|\})|\[\s*(?:[{"[\]<\d-]|true|false|null)/;

/** A pattern as programs read it: classes of signs, repetitions of any sign, groups that look ahead, anchors. */
const PATTERN = /\\[dwsS.]|\[[^\]"\s]*[a-z0-9]-[a-z0-9][^\]"\s]*\]|\.[*+]|\(\?[=!:]|\{\d+,\d*\}|"\^|\$"|\[[$.+]\]/;

const isFeature = ({ path }: SourceFile): boolean => path.endsWith('.feature');

/** Documents of features/vectors that a step names, by their names. */
const DOCUMENT = /^features\/vectors\/documents\/([\w-]+)\.json$/;

/** Documents that only one line of all features names: JSON of one step that was moved elsewhere. */
function documentsUsedOnce(files: readonly SourceFile[], lines: readonly string[]): string[] {
  const names = files.flatMap(({ path }) => DOCUMENT.exec(path)?.[1] ?? []);
  return names.filter((name) => lines.filter((line) => line.includes(`"${name}"`)).length <= 1);
}

const withJson = (texts: readonly string[]): number => texts.filter((text) => JSON_TEXT.test(text)).length;

/**
 * How often features have JSON: in steps, in cells, in texts below steps, and in documents that one step uses. A feature counts as
 * documented if any of its steps does.
 */
export function inlineJson(files: readonly SourceFile[], documented: ReadonlySet<string>) {
  const paths = new Set([...documented].map((line) => line.split(' ')[0]));
  const found = { json: 0, published: 0 };
  const lines: string[] = [];
  for (const { path, text } of files.filter(isFeature)) {
    const { steps, cells, documents } = textsOfFeature(text);
    found[paths.has(path) ? 'json' : 'published'] += withJson(steps) + withJson(cells) + withJson(documents);
    lines.push(...steps, ...cells.map((cell) => `"${cell}"`));
  }
  return { ...found, json: found.json + documentsUsedOnce(files, lines).length };
}

/** The features that have a regular expression in a step or a cell. */
export const withPatterns = (files: readonly SourceFile[]): string[] =>
  files.filter(isFeature).flatMap(({ path, text }) => {
    const { steps, cells } = textsOfFeature(text);
    return [...steps, ...cells].some((each) => PATTERN.test(each)) ? [path] : [];
  });
