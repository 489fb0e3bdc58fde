/** The values that each part of a schedule allows, lowest first. */
export interface CronSchedule {
  readonly seconds: readonly number[];
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  readonly daysOfMonth: readonly number[];
  readonly months: readonly number[];
  /** 0 is Sunday. */
  readonly daysOfWeek: readonly number[];
  /** Whether a day may fit either of the two, because both name days. */
  readonly fitsEither: boolean;
}

interface Part {
  readonly least: number;
  readonly most: number;
  /** Names for values, counted from `least`. */
  readonly names?: readonly string[];
  readonly takesQuestionMark?: boolean;
}

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const WEEKDAYS = 'SUN MON TUE WED THU FRI SAT'.split(' ');

const SECOND: Part = { least: 0, most: 59 };
const MINUTE: Part = SECOND;
const HOUR: Part = { least: 0, most: 23 };
const DAY_OF_MONTH: Part = { least: 1, most: 31, takesQuestionMark: true };
const MONTH: Part = { least: 1, most: 12, names: MONTHS };
/** 7 is Sunday as well. */
const DAY_OF_WEEK: Part = { least: 0, most: 7, names: WEEKDAYS, takesQuestionMark: true };

function cronValue(text: string, { least, most, names }: Part): number | undefined {
  const named = names?.indexOf(text.toUpperCase()) ?? -1;
  if (named >= 0) return named + least;
  const value = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

/** The values of one item between commas: a value, a range or all, perhaps with a step. */
function valuesOfItem(item: string, part: Part): number[] | undefined {
  const [range = '', step, ...more] = item.split('/');
  if (more.length > 0 || (step !== undefined && !/^[1-9]\d?$/.test(step))) return undefined;
  const isAll = range === '*' || (range === '?' && part.takesQuestionMark === true);
  const [first, last, ...rest] = isAll ? [] : range.split('-');
  if (rest.length > 0) return undefined;
  const from = isAll ? part.least : cronValue(first ?? '', part);
  const until = last === undefined ? (isAll || step ? part.most : from) : cronValue(last, part);
  if (from === undefined || until === undefined || until < from) return undefined;
  const width = Number(step ?? 1);
  return Array.from({ length: Math.floor((until - from) / width) + 1 }, (_, i) => from + i * width);
}

function valuesOfPart(text: string, part: Part): number[] | undefined {
  const items = text.split(',').map((item) => valuesOfItem(item, part));
  if (items.some((item) => item === undefined)) return undefined;
  return [...new Set((items as number[][]).flat())].sort((a, b) => a - b);
}

const isOpen = (text: string): boolean => text.startsWith('*') || text.startsWith('?');

/**
 * A cron expression of five parts: minute, hour, day of the month, month, day of the week; or of six, with a single
 * second before them. Undefined for anything else.
 * Rules: PUB-SCHED-CRON-01.
 */
export function parseCron(expression: string): CronSchedule | undefined {
  if (expression.length > 200) return undefined;
  const given = expression.trim().split(/\s+/);
  const texts = given.length === 5 ? ['0', ...given] : given;
  if (texts.length !== 6) return undefined;
  const parts = [SECOND, MINUTE, HOUR, DAY_OF_MONTH, MONTH, DAY_OF_WEEK];
  const [seconds, minutes, hours, daysOfMonth, months, daysOfWeek] = parts.map((part, i) =>
    valuesOfPart(texts[i] as string, part),
  );
  if (!seconds || !minutes || !hours || !daysOfMonth || !months || !daysOfWeek) return undefined;
  if (seconds.length !== 1) return undefined;
  return {
    ...{ seconds, minutes, hours, daysOfMonth, months },
    daysOfWeek: [...new Set(daysOfWeek.map((day) => day % 7))].sort((a, b) => a - b),
    fitsEither: !isOpen(texts[3] as string) && !isOpen(texts[5] as string),
  };
}
