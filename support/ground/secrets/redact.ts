import { secretsGivenAway } from './given-away.ts';
import { withoutSecrets } from './hide-secrets.ts';
import { hiderOf } from './secret-forms.ts';

/** Every text in a value, and every name, each once: the exchanges of an example repeat most of them. */
function textsIn(value: unknown, texts = new Set<string>()): Set<string> {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) textsIn(member, texts.add(name));
  return texts;
}

/** The same value with every secret in every text of it replaced, also those that only their place gives away. */
export function redact(value: unknown, secrets: ReadonlySet<string>): unknown {
  const known = [...secrets, ...secretsGivenAway(value)];
  return withoutSecrets(value, hiderOf(known, [...textsIn(value)].join('\n')));
}
