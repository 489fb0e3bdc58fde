import type { Bindings } from '../bindings.ts';
import { eventName } from '../event-names.ts';

const TWO_DAYS = 2 * 86_400_000;

type Fields = Pick<
  Bindings,
  | ('callbackUrlField' | 'webhookEventsField' | 'statusEvent' | 'replyEvent')
  | ('alphaTagType' | 'alphaTagUsage' | 'verificationCodeField' | 'subprojectNameField')
>;

export interface Facts {
  readonly id: string;
  readonly code: string;
  readonly number: string;
  readonly callback: string | undefined;
  /** A text that no other request of the run has. */
  readonly unique: string;
  readonly tomorrow: string;
  readonly text: string;
  readonly name: string;
  readonly app: string;
  readonly fields: Fields;
}

/** Every name that an example of a body may use in braces is in one of these three. */
const FACTS: readonly string[] = ['id', 'code', 'number', 'callback', 'unique', 'tomorrow', 'text', 'name', 'app'];

const FIELDS = {
  branchField: 'subprojectNameField',
  events: 'webhookEventsField',
  codeField: 'verificationCodeField',
  tagType: 'alphaTagType',
  tagUsage: 'alphaTagUsage',
} as const;

/** Those and the ones that are made from them. */
export const PLACEHOLDERS = new Set([...FACTS, ...Object.keys(FIELDS), 'yesterday', 'newNumber', 'newTag', 'expired']);

const CALLBACK = '{callback}';
export const IN_BRACES = /\{([A-Za-z]+)\}/g;

function filler(placeholder: string, facts: Facts): string | undefined {
  const { fields, unique, tomorrow } = facts;
  if (FACTS.includes(placeholder)) return facts[placeholder as keyof Omit<Facts, 'fields'>] ?? '';
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

/**
 * An example with its placeholders filled in. The member that takes the callback has the target's name for it, and is left
 * out when no receiver listens.
 */
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
