import type { Bindings } from '../bindings.ts';
import { eventName } from '../event-names.ts';

const TWO_DAYS = 2 * 86_400_000;

const NAMES = [
  ...(['callbackUrlField', 'webhookEventsField', 'statusEvent', 'replyEvent'] as const),
  ...(['alphaTagType', 'alphaTagUsage', 'verificationCodeField', 'subprojectNameField'] as const),
] as const;

/** What the body of a request is made of. */
export interface Facts {
  /** What the operation is about. */
  readonly id: string;
  /** The verification code that was sent to an own number. */
  readonly code: string;
  /** A number that can be reached. */
  readonly number: string;
  /** Where notifications go, when the example listens for them. */
  readonly callback: string | undefined;
  /** A text that no other request of the run has. */
  readonly unique: string;
  readonly tomorrow: string;
  /** The text of a message. */
  readonly text: string;
  /** What somebody or something may be called, in letters and a few blanks. */
  readonly name: string;
  /** The app of the project in the conversation service. */
  readonly app: string;
  /** The target's names for what the document does not show. */
  readonly fields: Pick<Bindings, (typeof NAMES)[number]>;
}

/** Every name that an example of a body may use in braces. The set is closed. */
const PLACEHOLDERS: Readonly<Record<string, (facts: Facts) => string>> = {
  id: ({ id }) => id,
  code: ({ code }) => code,
  number: ({ number }) => number,
  callback: ({ callback }) => callback ?? '',
  unique: ({ unique }) => unique,
  branchField: ({ fields }) => fields.subprojectNameField,
  tomorrow: ({ tomorrow }) => tomorrow,
  yesterday: ({ tomorrow }) => new Date(Date.parse(tomorrow) - TWO_DAYS).toISOString(),
  text: ({ text }) => text,
  name: ({ name }) => name,
  app: ({ app }) => app,
  newNumber: ({ unique }) =>
    `+4670${String(Number.parseInt(unique.slice(0, 7), 16))
      .padStart(9, '0')
      .slice(0, 8)}`,
  events: ({ fields }) => fields.webhookEventsField,
  expired: ({ fields }) => eventName(fields, 'EXPIRED_DR'),
  codeField: ({ fields }) => fields.verificationCodeField,
  tagType: ({ fields }) => fields.alphaTagType,
  tagUsage: ({ fields }) => fields.alphaTagUsage,
  newTag: ({ unique }) => `P${unique.replaceAll('-', '').slice(0, 10)}`,
};

const CALLBACK = '{callback}';
const IN_BRACES = /\{([A-Za-z]+)\}/g;

/** Names in braces in an example that nobody can fill in. */
export function unknownPlaceholders(example: unknown): string[] {
  const names = [...JSON.stringify(example).matchAll(IN_BRACES)].map(([, name = '']) => name);
  return names.filter((name) => !Object.hasOwn(PLACEHOLDERS, name));
}

/**
 * An example with its placeholders filled in. The member that takes the callback has the target's name for it, and is left
 * out when no receiver listens.
 */
export function filledIn(example: unknown, facts: Facts): unknown {
  if (typeof example === 'string')
    return example.replace(IN_BRACES, (all, name: string) => PLACEHOLDERS[name]?.(facts) ?? all);
  if (Array.isArray(example)) return example.map((each) => filledIn(each, facts));
  if (typeof example !== 'object' || example === null) return example;
  const members = Object.entries(example).flatMap(([name, value]) => {
    if (value !== CALLBACK) return [[String(filledIn(name, facts)), filledIn(value, facts)] as const];
    return facts.callback === undefined ? [] : [[facts.fields.callbackUrlField, facts.callback] as const];
  });
  return Object.fromEntries(members);
}
