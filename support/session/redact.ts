import { withoutSecrets } from '../reporting/hide-secrets.ts';
import { hiderOf } from '../reporting/secret-forms.ts';
import { secretsGivenAway } from '../reporting/secret-places.ts';

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The same value with every secret in every text of it replaced, also those that only their place gives away. */
export function redact(value: unknown, secrets: ReadonlySet<string>): unknown {
  const texts = textsIn(value);
  const givenAway = texts.flatMap(secretsGivenAway);
  return withoutSecrets(value, hiderOf([...secrets, ...givenAway], texts.join('\n')));
}
