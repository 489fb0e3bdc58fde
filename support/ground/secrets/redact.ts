import { secretsGivenAway } from './given-away.ts';
import { withoutSecrets } from './hide-secrets.ts';
import { hiderOf } from './secret-forms.ts';

export function redact(value: unknown, secrets: ReadonlySet<string>): unknown {
  const known = [...secrets, ...secretsGivenAway(value)];
  return withoutSecrets(value, hiderOf(known));
}
