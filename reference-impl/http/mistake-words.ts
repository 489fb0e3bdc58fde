import type { ErrorObject } from 'ajv';
import { notKnown } from '../kernel/names.ts';

/** What a format looks like, in words that go on from "must be". */
const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date such as 2024-01-15',
  'date-time': 'an instant such as 2024-01-15T12:00:00Z',
  uri: 'an address such as https://example.com/in',
  uuid: 'a UUID such as 0d9a1b5e-7c1f-4a57-9b8e-2f3c6a1d4e50',
};

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

interface Params {
  readonly format?: string;
  readonly type?: string | readonly string[];
  readonly limit?: number;
  readonly allowedValue?: unknown;
  readonly allowedValues?: readonly unknown[];
  readonly i?: number;
  readonly j?: number;
}

interface Described {
  readonly description?: string;
  readonly properties?: object;
  readonly anyOf?: readonly Branch[];
  readonly oneOf?: readonly Branch[];
}

interface Branch {
  readonly required?: readonly string[];
}

/** The members that a schema wants some of, if its ways are nothing but their names. */
const wantedOf = (branches: readonly Branch[] = []): readonly string[] =>
  branches.every((branch) => Object.keys(branch).join() === 'required')
    ? branches.flatMap(({ required = [] }) => required)
    : [];

const UNFIT = 'is not of the form that belongs here';

const things = (count: number | undefined, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

const typeWords = ({ type = [] }: Params): string =>
  `must be ${[type]
    .flat()
    .flatMap((each) => each.split(','))
    .map((each) => TYPES[each] ?? each)
    .join(' or ')}`;

/** Words for a value of the wrong form: of its format, or beside its pattern; never the pattern itself. */
function formWords({ format }: Params, { description }: Described): string {
  const words = (format === undefined ? undefined : FORMATS[format]) ?? description;
  return words === undefined ? UNFIT : `must be ${words}`;
}

const schemaWords = ({ description }: Described): string | undefined => description && `must be ${description}`;

type Words = (params: Params, schema: Described) => string;

/** What a refusal says, by the keyword of JSON Schema that the value does not keep to. */
const WORDS: Readonly<Record<string, Words>> = {
  additionalProperties: (_, { properties = {} }) => notKnown(Object.keys(properties)),
  const: ({ allowedValue }) => `must be ${allowedValue}`,
  anyOf: (_, schema) => schemaWords(schema) ?? `must have at least one of ${wantedOf(schema.anyOf).join(', ')}`,
  enum: ({ allowedValues = [] }) => `must be one of ${allowedValues.map(String).join(', ')}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${limit}`,
  format: formWords,
  maximum: ({ limit }) => `must be at most ${limit}`,
  maxItems: ({ limit }) => `must have at most ${things(limit, 'item')}`,
  maxLength: ({ limit }) => `must have at most ${things(limit, 'character')}`,
  maxProperties: ({ limit }) => `must have at most ${things(limit, 'member')}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  minItems: ({ limit }) => `must have at least ${things(limit, 'item')}`,
  minLength: ({ limit }) => `must have at least ${things(limit, 'character')}`,
  minProperties: ({ limit }) => `must have at least ${things(limit, 'member')}`,
  oneOf: (_, schema) => schemaWords(schema) ?? `must have exactly one of ${wantedOf(schema.oneOf).join(', ')}`,
  pattern: formWords,
  required: () => 'is required',
  type: typeWords,
  uniqueItems: ({ i, j }) => `must not repeat an item, as ${j} and ${i} do`,
};

/** What is wrong with a value, as a phrase that follows its name; the words of the validator are not for callers. */
export function mistakeInWords({ keyword, params, parentSchema, propertyName }: ErrorObject): string {
  const schema = (parentSchema ?? {}) as Described;
  const words = WORDS[keyword]?.(params as Params, schema) ?? formWords({}, schema);
  return propertyName === undefined ? words : `has a member whose name ${words}`;
}

/** Whether a schema has words for all its ways: they differ by the name of a member alone, or it describes them. */
const isChoice = ({ parentSchema }: ErrorObject): boolean => {
  const { anyOf, oneOf, description } = (parentSchema ?? {}) as Described;
  return description !== undefined || wantedOf(oneOf ?? anyOf).length > 0;
};

/** Leaves each mistake once: a choice of members says what its ways would repeat, and other ways say it themselves. */
export function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter((error) => /^(any|one)Of$/.test(error.keyword) && isChoice(error));
  return errors.filter(
    (error) =>
      choices.includes(error) ||
      (!/^(anyOf|oneOf|propertyNames)$/.test(error.keyword) &&
        !choices.some(({ schemaPath }) => error.schemaPath.startsWith(`${schemaPath}/`))),
  );
}
