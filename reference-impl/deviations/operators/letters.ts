import type { Letter } from '../../kernel/post.ts';
import type { Fault } from '../../worlds/behaviour.ts';

/** A delivery report as it is sent. */
export type PushedReport = Record<string, unknown>;

type Distortion = NonNullable<Fault['notify']>;

export const toLetters =
  (kind: string, change: (letter: Letter) => Partial<Letter>): Distortion =>
  (letter) => [letter.kind === kind ? { ...letter, ...change(letter) } : letter];

/** Changes the JSON in the letters of one kind. */
// biome-ignore lint/suspicious/noExplicitAny: each kind of letter has a body of its own
export const telling = (kind: string, change: (body: any) => unknown): Distortion =>
  toLetters(kind, ({ body }) => ({ body: JSON.stringify(change(JSON.parse(body))) }));

export const losing =
  (isLost: (letter: Letter) => boolean): Distortion =>
  (letter) =>
    isLost(letter) ? [] : [letter];

/** Sends letters of some kinds without the headers that are computed as they leave: their signature. */
export const unsigned =
  (...kinds: readonly string[]): Distortion =>
  (letter) => {
    const { seal, ...plain } = letter;
    return [kinds.includes(letter.kind) ? plain : letter];
  };

/** A letter with members of its JSON changed. */
export const withMembers = <L extends Pick<Letter, 'body'>>(
  letter: L,
  members: Readonly<Record<string, unknown>>,
): L => ({ ...letter, body: JSON.stringify({ ...JSON.parse(letter.body), ...members }) });

/** Changes the letters that carry a delivery report to a callback URL. */
export const inLetters =
  (change: (letter: Letter, report: PushedReport) => readonly Letter[]): Distortion =>
  (letter) =>
    letter.kind === 'delivery-report' ? change(letter, JSON.parse(letter.body)) : [letter];

/** Sets members of pushed delivery reports, all or those that `concerns` picks; `undefined` removes one. */
export const setting = (
  members: PushedReport | ((report: PushedReport) => PushedReport),
  concerns: (report: PushedReport) => boolean = () => true,
): Distortion =>
  inLetters((letter, report) =>
    concerns(report) ? [withMembers(letter, typeof members === 'function' ? members(report) : members)] : [letter],
  );

/** Changes one member of pushed delivery reports. */
export const writing = (
  member: string,
  change: (value: string) => unknown,
  concerns?: (report: PushedReport) => boolean,
): Distortion => setting((report) => ({ [member]: change(report[member] as string) }), concerns);

/** Sends an additional report, with a new id, before those that `concerns` picks. */
export const preceding = (members: PushedReport, concerns: (report: PushedReport) => boolean): Distortion =>
  inLetters((letter, report) => {
    if (!concerns(report)) return [letter];
    const id = letter.id.replace(/^./, (digit) => (digit === 'f' ? '0' : 'f'));
    const body = JSON.stringify({ ...report, ...members, delivery_report_id: id });
    return [{ ...letter, id, body }, letter];
  });

export const losingReports = (isLost: (report: PushedReport) => boolean): Distortion =>
  inLetters((letter, report) => (isLost(report) ? [] : [letter]));

export const hasStatus =
  (...statuses: string[]) =>
  ({ status }: PushedReport): boolean =>
    statuses.includes(status as string);
