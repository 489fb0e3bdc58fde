import type { TargetProblem } from './target-problem.ts';

/** Members of a target file that open doors: they come from the environment alone. */
const SECRETS = new Set(['secret', 'keySecret', 'password']);

/** Texts with their variables filled in, the variables that are missing, and the secrets in the file. */
export interface Filled {
  readonly value: unknown;
  readonly missing: readonly TargetProblem[];
  readonly literal: readonly TargetProblem[];
}

interface Findings {
  readonly missing: TargetProblem[];
  readonly literal: TargetProblem[];
}

function fillText(text: string, pointer: string, environment: NodeJS.ProcessEnv, found: Findings): string {
  return text.replace(/\$\{([^{}]*)\}/g, (_all, name: string) => {
    const value = environment[name];
    if (value) return value;
    const why = value === '' ? 'is empty' : 'is not set';
    found.missing.push({ pointer, says: `${pointer} needs the environment variable ${name}, which ${why}` });
    return `\${${name}}`;
  });
}

const isLiteralSecret = (name: string, value: unknown, pointer: string): boolean =>
  /^\/(?:credentials|accounts)\//.test(pointer) &&
  SECRETS.has(name) &&
  typeof value === 'string' &&
  value !== '' &&
  !/^\$\{[^}]*\}$/.test(value);

function fill(value: unknown, pointer: string, environment: NodeJS.ProcessEnv, found: Findings): unknown {
  if (typeof value === 'string') return fillText(value, pointer, environment, found);
  if (Array.isArray(value)) return value.map((each, i) => fill(each, `${pointer}/${i}`, environment, found));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (isLiteralSecret(name, member, at))
        found.literal.push({
          pointer: at,
          says: `${at} is a secret in plain text; write \${NAME} and set that environment variable`,
        });
      return [name, fill(member, at, environment, found)];
    }),
  );
}

/** Replaces `${NAME}` in every text by the environment variable of that name. */
export function withEnvironment(value: unknown, environment: NodeJS.ProcessEnv): Filled {
  const found: Findings = { missing: [], literal: [] };
  return { value: fill(value, '', environment, found), ...found };
}
