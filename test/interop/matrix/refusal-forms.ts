import { operations } from '../../../support/ground/operations/loader.ts';
import { violationsOf } from '../../../support/wire/contract/check.ts';
import type { Answer } from './hostile-world.ts';

const text = { type: 'string', minLength: 1 };
const object = (properties: Readonly<Record<string, object>>): object => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const CONTACTS = object({ uuid: { ...text, format: 'uuid' }, type: text, title: text, detail: text });
const NESTED = object({ error: object({ code: { type: 'integer' }, message: text, status: text }) });
const TYPED = { type: { ...text, pattern: '^https?://' }, title: text, detail: text };

/** The shape that every refusal of an interface has, whatever its status. */
const FAMILIES: Readonly<Record<string, object>> = {
  messaging: object({ message: text }),
  token: object(TYPED),
  voice: object({ ...TYPED, instance: text }),
  subprojects: NESTED,
  conversation: NESTED,
  standalone: object({ message: text }),
  lookup: text,
  lab: object({ message: text }),
};

const parsed = (content: string): unknown => {
  try {
    return JSON.parse(content);
  } catch {
    return content;
  }
};

const familyOf = (name: string, path: string): object | undefined =>
  path.startsWith('/api/v1/contacts') ? CONTACTS : FAMILIES[name];

/** What is wrong with a refusal: its status, its shape, or the form that is published for the operation. */
export function wrongsOf(
  sent: { readonly interface: string; readonly path: string },
  { status, text: content }: Answer,
  operation = '',
): string[] {
  if (status < 400 || status >= 500) return [`HTTP status ${status} instead of 4xx: ${content}`];
  const forms = [familyOf(sent.interface, sent.path), operations[operation]?.answers()[status]?.published];
  return forms.flatMap((form) => (form ? violationsOf(parsed(content), form) : []));
}
