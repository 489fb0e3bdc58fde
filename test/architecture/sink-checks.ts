import { type Check, file } from './check.ts';
import { isIn, type SourceFile, withoutComments } from './source.ts';

/** The one file of the harness that prints. */
const PRINTER = 'support/cli/terminal/streams.ts';

const PRINTS = /\bprocess\.(?:stdout|stderr)\.write\((?!forTerminal\()|\bconsole\.\w+\(/;

/** Text of a target reaches a terminal or a log through one function. */
function barePrints(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => (isIn(path, 'support') || isIn(path, 'steps')) && path !== PRINTER)
    .filter(({ text }) => PRINTS.test(withoutComments(text)))
    .map(({ path }) => `${path} prints by itself; ${PRINTER} makes harmless what is printed`);
}

/** Makes folders without the recursive way of Node 20, which never returns for some places. */
const FOLDER_MAKER = 'support/ground/make-folder.ts';

/** Folders that users name are made in one place. */
function bareFolders(files: readonly SourceFile[]): string[] {
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
function markupInScripts(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.js') && (isIn(path, 'support') || isIn(path, 'reference-impl')))
    .filter(({ path, text }) => path !== UNPACKER && MAKES_MARKUP.test(withoutComments(text)))
    .map(({ path }) => `${path} makes markup out of text`);
}

const QUOTES = /replace(?:All)?\([^)]*(?:'&(?:lt|amp|quot);|'\\\\\||%0A|'\\\\'')/;

/** Each sink has its one quoting function, in one folder. */
function ownQuoting(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => isIn(path, 'support') && path.endsWith('.ts') && !isIn(path, 'support/ground/quote'))
    .filter(({ path, text }) => path !== 'support/ground/secrets/secret-forms.ts' && QUOTES.test(text))
    .map(({ path }) => `${path} quotes by itself; support/ground/quote has a function for each sink`);
}

/** Where text of a target may go, and through what. */
export const sinkChecks: readonly Check[] = [
  {
    says: 'the harness prints in one place, which makes texts of a target harmless',
    find: barePrints,
    planted: [
      file('support/cli/a.ts', 'process.stdout.write(text);'),
      file('support/example/session/b.ts', 'void process.stderr.write(`x`);'),
      file('support/cli/doctor/c.ts', 'console.log(text);'),
    ],
    innocent: [
      file('support/cli/terminal/streams.ts', 'process.stdout.write(text);'),
      file('support/example/session/d.ts', 'process.stderr.write(forTerminal(text));'),
      file('reference-impl/main.ts', 'process.stdout.write(text);'),
    ],
  },
  {
    says: 'the harness makes folders in one place, which never hangs',
    find: bareFolders,
    planted: [
      file('support/cli/a.ts', 'mkdirSync(out, { recursive: true });'),
      file('support/reports/b.ts', 'await mkdir(resolve(out, "x"), { mode: 0o700, recursive: true });'),
    ],
    innocent: [
      file('support/wire/safety/c.ts', 'mkdirSync(folder, { mode: 0o700 });'),
      file('support/cli/d.ts', 'rmSync(out, { recursive: true });'),
    ],
  },
  {
    says: 'scripts of pages make elements and text, never markup',
    find: markupInScripts,
    planted: [
      file('reference-impl/lab/page/a.js', 'node.innerHTML = message.content;'),
      file('support/reports/rulebook/page/b.js', "node.insertAdjacentHTML('beforeend', text);"),
      file('support/reports/rulebook/page/c.js', 'frame.srcdoc += text;'),
    ],
    innocent: [
      file('reference-impl/lab/page/d.js', 'node.textContent = message.content;'),
      file('support/reports/rulebook/page/bodies.js', 'body.innerHTML = await bodyOf(rule.id);'),
    ],
    all: true,
  },
  {
    says: 'each sink has one quoting function',
    find: ownQuoting,
    planted: [
      file('support/reports/a.ts', "text.replaceAll('&', '&amp;')"),
      file('support/cli/b.ts', "text.replaceAll('|', '\\\\|')"),
      file('support/reports/c.ts', "text.replaceAll('\\n', '%0A')"),
    ],
    innocent: [file('support/ground/quote/xml.ts', "text.replaceAll('&', '&amp;')")],
  },
];
