type Schema = Readonly<Record<string, unknown>>;

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2024-01-15',
  'date-time': '2024-01-16T12:00:00Z',
  uri: 'https://example.com/x',
};

/** Texts of which one suits each pattern of a schema. */
const TEXTS = ['x', '+46700000001', '46700000001', '2024-01-15T00:00:00Z', FORMATS.uuid, 'SE', '123456', '101'];

/** What members have to be that are plain texts to the schema. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  after: 'PT1S',
  attemptTimeout: 'PT5S',
  by: 'PT1S',
  cron_expression: '0 8 * * *',
  delay: 'PT1S',
  timeZone: 'Europe/Stockholm',
  timezone: 'Europe/Stockholm',
  url: 'http://127.0.0.1:9/x',
  method: 'POST',
  encoding: 'JSON',
  grant_type: 'client_credentials',
};

/** Members of their own kind: a world where faults are on, or requests are held, would answer otherwise. */
const EMPTY = ['faults', 'ids'];

function textFor({ format, pattern }: Schema): string {
  if (typeof format === 'string') return FORMATS[format] ?? 'x';
  const fits = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /x/;
  return TEXTS.find((text) => text !== undefined && fits.test(text)) ?? 'x';
}

function objectFor({ properties = {} }: Schema): object {
  return Object.fromEntries(Object.entries(properties as Schema).map(([name, inner]) => [name, sampleOf(inner, name)]));
}

/** A value that a schema allows, with every member that it knows; `name` is the member it is for. */
export function sampleOf(schema: unknown, name = ''): unknown {
  const known = schema as Schema;
  if (EMPTY.includes(name)) return [];
  if (name in BY_NAME) return BY_NAME[name];
  if (Array.isArray(known.enum)) return known.enum[0];
  if (Array.isArray(known.anyOf) && known.type === undefined) return sampleOf(known.anyOf[0], name);
  const type = [known.type].flat()[0];
  if (type === 'object') return objectFor(known);
  if (type === 'array') return known.items === undefined ? [] : [sampleOf(known.items)];
  if (type === 'string') return textFor(known);
  if (type === 'boolean') return true;
  return Math.max(1, Number(known.minimum ?? 1));
}
