import { CAPABILITY_NAMES } from '../../support/ground/rules/capabilities.ts';
import { BLOCKERS } from '../../support/ground/rules/rule.ts';
import { TASKS } from '../../support/ground/rules/rule-tasks.ts';
import { lineNumbers } from '../../support/reports/rulebook/document-lines.ts';
import { FACILITIES as NAMES } from '../../support/wire/target/target.ts';

export const FACILITIES: readonly string[] = NAMES;

/** One row of features/rules.json, as far as it keeps to its shape. */
export interface RuleRow {
  readonly id: string;
  readonly area: string;
  readonly section: string;
  readonly lines: string;
  readonly says: string;
  readonly level: string;
  readonly standing: string;
  readonly role: string;
  readonly needs: readonly string[];
  readonly why?: string;
  readonly excluded?: string;
  readonly aliasOf?: string;
}

/** The form of a rule id: its area in capitals, a number at the end. */
export const RULE_ID = /^[A-Z][A-Z0-9]*(-[A-Z0-9]+)*-\d\d$/;

const SHORTEST_REASON = 20;

const text = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const oneOf =
  (...values: string[]) =>
  (value: unknown): boolean =>
    values.includes(value as string);

const listOf =
  (known: readonly string[]) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length > 0 && value.every((each) => known.includes(each));

const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: (value) => RULE_ID.test(String(value)),
  area: text,
  section: text,
  lines: (value) => typeof value === 'string',
  says: text,
  level: oneOf('MUST', 'SHOULD', 'MAY', 'SILENT', 'UNDEFINED'),
  standing: oneOf('documented', 'reading', 'observe', 'published', 'not-shown'),
  role: oneOf('server', 'client', 'both', 'receiver'),
  needs: (value) => Array.isArray(value) && value.every((need) => FACILITIES.includes(need)),
};

const OPTIONAL: typeof FIELDS = {
  why: (value) => text(value) && /[.]$/.test(String(value)),
  excluded: (value) => text(value) && String(value).trim().length >= SHORTEST_REASON,
  aliasOf: text,
  capabilities: listOf(CAPABILITY_NAMES),
  tasks: listOf(TASKS),
  blockedBy: listOf(BLOCKERS),
  readings: (value) =>
    Array.isArray(value) && value.length > 1 && value.every(({ name, sentence }) => text(name) && text(sentence)),
};

function faultsOfRow(row: Readonly<Record<string, unknown>>): string[] {
  const id = String(row.id);
  const missing = Object.keys(FIELDS).filter((field) => !(field in row));
  const unknown = Object.keys(row).filter((field) => !(field in FIELDS) && !(field in OPTIONAL));
  const wrong = Object.entries({ ...FIELDS, ...OPTIONAL }).filter(
    ([field, holds]) => field in row && !holds(row[field]),
  );
  const placeless = text(row.lines) || row.standing === 'published' ? [] : [`${id} names no lines`];
  return [
    ...placeless,
    ...missing.map((field) => `${id} lacks ${field}`),
    ...unknown.map((field) => `${id} has the unknown field ${field}`),
    ...wrong.map(([field]) => `${id} has ${field} ${JSON.stringify(row[field])}`),
  ];
}

/** Rows that do not keep to the shape, ids given twice, aliases that lead nowhere. */
export function malformedRows(rows: readonly object[]): string[] {
  const known = new Map(rows.map((row) => [(row as RuleRow).id, row as RuleRow]));
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const { id, aliasOf } = row as RuleRow;
    const twice = seen.has(id) ? [`${id} stands there twice`] : [];
    seen.add(id);
    const twin = aliasOf === undefined ? undefined : known.get(aliasOf);
    const lost = aliasOf !== undefined && (!twin || twin.aliasOf !== undefined);
    return [
      ...faultsOfRow(row as Record<string, unknown>),
      ...twice,
      ...(lost ? [`${id} is an alias of ${aliasOf}, which is no rule of its own`] : []),
    ];
  });
}

const JUDGED = ['documented', 'reading', 'published'];

/**
 * Rows whose level says more or less than their standing: a permission cannot be broken, so no MAY is judged, and what
 * nobody judges is no MUST. An alias has the level of its twin.
 */
export function wrongLevels(rows: readonly RuleRow[]): string[] {
  const levels = new Map(rows.map(({ id, level }) => [id, level]));
  return rows.flatMap(({ id, level, standing, aliasOf }) => {
    const twin = aliasOf === undefined ? undefined : levels.get(aliasOf);
    return [
      ...(level === 'MAY' && JUDGED.includes(standing) ? [`${id} judges a permission`] : []),
      ...(level === 'MUST' && standing === 'observe' ? [`${id} is a MUST that nobody judges`] : []),
      ...(twin === undefined || twin === level ? [] : [`${id} is ${level}, and its twin ${aliasOf} is ${twin}`]),
    ];
  });
}

const ALIKE = 0.9;

/** Rows that say the same of the same line in nearly the same words, and neither is an alias of the other. */
export function secretTwins(rows: readonly RuleRow[]): string[] {
  const own = rows
    .filter(({ aliasOf, lines }) => aliasOf === undefined && lines !== '')
    .map(({ id, says, lines }) => ({
      id,
      lines: lineNumbers(lines),
      words: new Set(says.toLowerCase().match(/[\w-]+/g)),
    }));
  return own.flatMap((one, at) =>
    own.slice(at + 1).flatMap((other) => {
      const shared = [...one.words].filter((word) => other.words.has(word)).length;
      const alike = shared >= ALIKE * (one.words.size + other.words.size - shared);
      const isOfOneLine = one.lines.some((line) => other.lines.includes(line));
      return alike && isOfOneLine ? [`${other.id} says what ${one.id} says`] : [];
    }),
  );
}

/** Ids that were assigned once and are gone: an id is never removed, renumbered or used again. */
export function lostIds(rows: readonly { readonly id: string }[], givenOut: readonly string[]): string[] {
  const ids = new Set(rows.map(({ id }) => id));
  return givenOut.filter((id) => !ids.has(id)).map((id) => `${id} was given out and is gone`);
}
