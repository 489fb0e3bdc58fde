import { UsageError } from '../problems/usage-error.ts';

/** Replaces `${NAME}` in every text by the environment variable; throws UsageError naming what is missing. */
export function withEnvironment(value: unknown, place: string, environment: NodeJS.ProcessEnv): unknown {
  if (typeof value === 'string') {
    return value.replace(/\$\{(\w+)\}/g, (_all, name: string) => {
      const found = environment[name];
      if (found === undefined)
        throw new UsageError(`${place} needs the environment variable ${name}, which is not set.`);
      return found;
    });
  }
  if (Array.isArray(value))
    return value.map((each, i) => withEnvironment(each, `${place}/${i}`, environment));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      withEnvironment(member, `${place}/${name}`, environment),
    ]),
  );
}
