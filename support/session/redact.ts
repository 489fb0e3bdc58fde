import { secretsGivenAway } from '../reporting/given-away.ts';
import { withoutSecrets } from '../reporting/hide-secrets.ts';
import { hiderOf } from '../reporting/secret-forms.ts';

/** Every text in a value, and every name. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...textsIn(member)]);
}

/** The same value with every secret in every text of it replaced, also those that only their place gives away. */
export function redact(value: unknown, secrets: ReadonlySet<string>): unknown {
  const known = [...secrets, ...secretsGivenAway(value)];
  return withoutSecrets(value, hiderOf(known, textsIn(value).join('\n')));
}
