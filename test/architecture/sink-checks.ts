import { type Check, file } from './check.ts';
import { bareFolders, barePrints, markupInScripts, ownQuoting } from './sinks.ts';

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
