import { isIn, type SourceFile, withoutComments } from './source.ts';

/** The one file of the harness that prints. */
const PRINTER = 'support/cli/terminal/streams.ts';

const PRINTS = /\bprocess\.(?:stdout|stderr)\.write\((?!forTerminal\()|\bconsole\.\w+\(/;

/** Text of a target reaches a terminal or a log through one function. */
export function barePrints(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => (isIn(path, 'support') || isIn(path, 'steps')) && path !== PRINTER)
    .filter(({ text }) => PRINTS.test(withoutComments(text)))
    .map(({ path }) => `${path} prints by itself; ${PRINTER} makes harmless what is printed`);
}

/** Makes folders without the recursive way of Node 20, which never returns for some places. */
const FOLDER_MAKER = 'support/ground/make-folder.ts';

/** Folders that users name are made in one place. */
export function bareFolders(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path, text }) => isIn(path, 'support') && /\bmkdir(?:Sync)?\([^;]*\brecursive\b/.test(withoutComments(text)),
    )
    .map(({ path }) => `${path} makes folders by itself, which can hang; ${FOLDER_MAKER} does not`);
}

/** Takes markup that the harness escaped, and nothing else. */
const UNPACKER = 'support/reports/rulebook/page/bodies.js';

const MAKES_MARKUP = /\.(?:innerHTML|outerHTML|srcdoc)\s*\+?=|\binsertAdjacentHTML\(|\bdocument\.write\(|\beval\(/;

/** Scripts of pages make elements and text, never markup. */
export function markupInScripts(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.js') && (isIn(path, 'support') || isIn(path, 'reference-impl')))
    .filter(({ path, text }) => path !== UNPACKER && MAKES_MARKUP.test(withoutComments(text)))
    .map(({ path }) => `${path} makes markup out of text`);
}

const QUOTES = /replace(?:All)?\([^)]*(?:'&(?:lt|amp|quot);|'\\\\\||%0A|'\\\\'')/;

/** Each sink has its one quoting function, in one folder. */
export function ownQuoting(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => isIn(path, 'support') && path.endsWith('.ts') && !isIn(path, 'support/ground/quote'))
    .filter(({ path, text }) => path !== 'support/ground/secrets/secret-forms.ts' && QUOTES.test(text))
    .map(({ path }) => `${path} quotes by itself; support/ground/quote has a function for each sink`);
}
