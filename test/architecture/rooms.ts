import { isIn, type SourceFile, withoutComments } from './source.ts';

/** Where time, randomness and the environment may be touched; everyone else is given what it needs. */
const ROOMS = [
  'reference-impl/kernel/clock.ts',
  'reference-impl/kernel/host-time.ts',
  'reference-impl/kernel/ids.ts',
  'reference-impl/main.ts',
  'support/ground/time',
  'support/wire/target',
  'support/cli',
  'test',
];

const SOURCES: Readonly<Record<string, RegExp>> = {
  'Date.now': /\bDate\.now\b/,
  'new Date()': /\bnew Date(?:\(\s*\)|(?!\s*\(|\w))/,
  setTimeout: /\bsetTimeout\b/,
  setInterval: /\bsetInterval\b/,
  'Math.random': /\bMath\.random\b/,
  randomUUID: /\brandomUUID\b/,
  randomBytes: /\brandomBytes\b/,
  'process.env': /\bprocess\.env\b|\benv\s*\}\s*=\s*process\b/,
};

/** Hidden inputs outside their rooms: a run could not be repeated. */
export function hiddenInputs(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !ROOMS.some((room) => isIn(path, room)))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return Object.entries(SOURCES)
        .filter(([, pattern]) => pattern.test(code))
        .map(([name]) => `${path} uses ${name}`);
    });
}
