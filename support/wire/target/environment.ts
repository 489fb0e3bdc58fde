import { problemAt, type TargetProblem } from './target-text.ts';

/** Members of a target file that open doors: they come from the environment alone. */
const SECRETS = new Set(['secret', 'keySecret', 'password']);

const EXPANDED =
  /^\/(?:claim|interfaces|lab|lease|credentials|accounts|numbers|callbacks|facilities|downstream|container)(?:\/|$)/;

/** Where the value of a variable is a secret; addresses, ids and claims are none. */
const SECRET_PLACES =
  /^\/(?:credentials|accounts)\/.*\/(?:key|secret|keySecret|password)$|^\/(?:callbacks|facilities\/[^/]+)\/command$|^\/lease$|^\/container\/(?:env|buildArgs|command)\//;

/** Who the harness is at the target: no command gets these variables unless it asks for them. */
const IDENTITY = /^\/(?:credentials|accounts)\//;

const VARIABLE = /\$\{([^{}]*)\}/g;

const heldBy = (environment: NodeJS.ProcessEnv, name: string): string | undefined =>
  Object.hasOwn(environment, name) ? environment[name] : undefined;

export function environmentWithout(withheld: readonly string[]): NodeJS.ProcessEnv {
  const environment = { ...process.env };
  for (const name of withheld) delete environment[name];
  return environment;
}

/** What is wrong where `pointer` needs a variable that is empty or not set; nothing when it has a value. */
export function missingVariable(pointer: string, name: string, environment: NodeJS.ProcessEnv): TargetProblem[] {
  const value = heldBy(environment, name);
  const why = value === '' ? 'is empty' : 'is not set';
  return value ? [] : [problemAt(pointer, `needs the environment variable ${name}, which ${why}`)];
}

/** Replaces `${NAME}` by the environment variable of that name, in the places where it stands for one. */
export function withEnvironment(file: unknown, environment: NodeJS.ProcessEnv) {
  const [missing, literal]: [TargetProblem[], TargetProblem[]] = [[], []];
  const [secrets, withheld] = [new Set<string>(), new Set<string>()];
  const fill = (value: unknown, pointer: string): unknown => {
    if (typeof value === 'string' && EXPANDED.test(pointer))
      return value.replace(VARIABLE, (whole, name: string) => {
        if (IDENTITY.test(pointer)) withheld.add(name);
        missing.push(...missingVariable(pointer, name, environment));
        const held = heldBy(environment, name);
        if (SECRET_PLACES.test(pointer) && held) secrets.add(held);
        return held || whole;
      });
    if (Array.isArray(value)) return value.map((each, i) => fill(each, `${pointer}/${i}`));
    if (typeof value !== 'object' || value === null) return value;
    const members: Array<[string, unknown]> = [];
    for (const [name, member] of Object.entries(value)) {
      const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const words = `is a secret in plain text; write \${NAME} and set that environment variable`;
      const isSecret = IDENTITY.test(at) && SECRETS.has(name) && typeof member === 'string' && member !== '';
      if (isSecret && !/^\$\{[^{}]*\}$/.test(member)) literal.push(problemAt(at, words));
      members.push([name, fill(member, at)]);
    }
    return Object.fromEntries(members);
  };
  const value = fill(file, '');
  return { value, missing, literal, secrets: [...secrets], withheld: [...withheld] };
}
