import { secretsGivenAway } from './given-away.ts';
import { withoutSecrets } from './hide-secrets.ts';
import { hiderOf } from './secret-forms.ts';

/** The same value with every secret in every text of it replaced, also those that only their place gives away. */
export function redact(value: unknown, secrets: ReadonlySet<string>): unknown {
  const known = [...secrets, ...secretsGivenAway(value)];
  return withoutSecrets(value, hiderOf(known));
}
