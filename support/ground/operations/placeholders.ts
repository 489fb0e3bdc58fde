import type { Bindings } from '../bindings.ts';
import { eventName } from '../event-names.ts';

const TWO_DAYS = 2 * 86_400_000;

type Fields = Pick<
  Bindings,
  | ('callbackUrlField' | 'webhookEventsField' | 'statusEvent' | 'replyEvent')
  | ('alphaTagType' | 'alphaTagUsage' | 'verificationCodeField' | 'subprojectNameField')
>;

/** `unique` is a text that no other request of the run has. */
const FACTS = ['id', 'code', 'number', 'unique', 'tomorrow', 'text', 'name', 'app'] as const;

export interface Facts extends Readonly<Record<(typeof FACTS)[number], string>> {
  readonly callback: string | undefined;
  readonly fields: Fields;
}

const FIELDS = {
  branchField: 'subprojectNameField',
  events: 'webhookEventsField',
  codeField: 'verificationCodeField',
  tagType: 'alphaTagType',
  tagUsage: 'alphaTagUsage',
} as const;

const MADE = ['yesterday', 'newNumber', 'newTag', 'expired'];

/** Every name that an example of a body may use in braces. */
export const PLACEHOLDERS = new Set<string>([...FACTS, 'callback', ...Object.keys(FIELDS), ...MADE]);

const CALLBACK = '{callback}';
export const IN_BRACES = /\{([A-Za-z]+)\}/g;

function filler(placeholder: string, facts: Facts): string | undefined {
  const { fields, unique, tomorrow } = facts;
  if (placeholder === 'callback') return facts.callback ?? '';
  for (const name of FACTS) if (name === placeholder) return facts[name];
  if (Object.hasOwn(FIELDS, placeholder)) return fields[FIELDS[placeholder as keyof typeof FIELDS]];
  switch (placeholder) {
    case 'yesterday':
      return new Date(Date.parse(tomorrow) - TWO_DAYS).toISOString();
    case 'newNumber':
      return `+4670${String(Number.parseInt(unique.slice(0, 7), 16))
        .padStart(9, '0')
        .slice(0, 8)}`;
    case 'newTag':
      return `P${unique.replaceAll('-', '').slice(0, 10)}`;
    case 'expired':
      return eventName(fields, 'EXPIRED_DR');
    default:
      return undefined;
  }
}

/** An example with its placeholders filled in; the callback has the target's name, and is there for a receiver. */
export function filledIn(example: unknown, facts: Facts): unknown {
  if (typeof example === 'string') return example.replace(IN_BRACES, (all, name: string) => filler(name, facts) ?? all);
  if (Array.isArray(example)) return example.map((each) => filledIn(each, facts));
  if (typeof example !== 'object' || example === null) return example;
  const members: Array<[string, unknown]> = [];
  for (const [name, value] of Object.entries(example)) {
    if (value !== CALLBACK) members.push([String(filledIn(name, facts)), filledIn(value, facts)]);
    else if (facts.callback !== undefined) members.push([facts.fields.callbackUrlField, facts.callback]);
  }
  return Object.fromEntries(members);
}
