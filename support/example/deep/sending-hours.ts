import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf } from '../../ground/members.ts';
import { ROOT } from '../../ground/own-package.ts';
import { DAY, HOUR } from '../../ground/time/units.ts';
import { isOrAre, lengthOf, listed, type Script, type ScriptMessage, ScriptWriter, send } from './script.ts';
import type { Row, Space } from './space.ts';

/** Between which instants a message goes out; the first is when it was submitted in sending hours. */
export type HoursModel = (submitted: number, opening: number) => { readonly from: number; readonly until: number };

/** A message leaves from 08:00 to 18:00, else at the next `opening`. Section "Optional account features", line 29. */
export const hoursModel: HoursModel = (submitted, opening) => {
  for (let opens = opening - 2 * DAY; ; opens += DAY) {
    const closes = opens + 10 * HOUR;
    if (submitted < opens) return { from: opens, until: closes };
    if (submitted < closes) return { from: submitted, until: submitted };
  }
};

/** 08:00 of a day in each zone, worked out by hand; the clocks do not change on the day before and the day after. */
const PATH = 'features/vectors/deep/openings.json';
const OPENINGS: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(ROOT, PATH), 'utf8'));

const instant = (at: number): string => new Date(at).toISOString().replace('.000Z', 'Z');

/** The instant of a time of day, such as `07:59:59.999`, on the day that opens then. */
const timeOn = (opening: number, time: string): number =>
  opening + Date.parse(`1970-01-01T${time.padEnd(8, ':00')}Z`) - 8 * HOUR;

function submissionsOf(row: Row, opening: number) {
  const { by = '', text = '', recipient: to = '', before } = row;
  const length = lengthOf(row.length);
  const messages: ScriptMessage[] = Array.from({ length: Number(row.messages) }, (_, place) => ({
    name: `message ${place + 1}`,
    text: `${text} ${place + 1}`,
    to,
    length,
  }));
  const submitted = { at: timeOn(opening, row.submitted as string), by, messages };
  if (!before?.startsWith('a message')) return [submitted];
  const at = timeOn(opening - DAY, before === 'a message at noon the day before' ? '12:00' : '06:00');
  return [{ at, by: 'its key', messages: [{ name: 'earlier', text: 'The day before', to }] }, submitted];
}

interface Sent extends ReturnType<HoursModel> {
  readonly name: string;
  readonly at: number;
}

const messagesAt = (number: string, count: number): string =>
  `the handset "${number}" has ${count} ${count === 1 ? 'message' : 'messages'}`;

function judge(script: ScriptWriter, sent: readonly Sent[], { recipient = '', seen }: Row): void {
  const { at: now } = sent.at(-1) as Sent;
  const names = sent.map(nameOf);
  const late: string[] = [];
  let [opens, closes] = [0, 0];
  for (const { name, from, until } of sent) {
    closes = Math.max(closes, until);
    if (from <= now) continue;
    late.push(name);
    opens = Math.max(opens, from);
  }
  if (late.length > 0) {
    if (seen !== 'at the carrier') script.when(`the clock reaches ${instant(opens - 1)}`);
    if (seen === 'in the reports') script.then(`${listed(late)} ${isOrAre(late)} only reported enroute`);
    if (seen === 'at the handset') script.then(messagesAt(recipient, sent.length - late.length));
  }
  script.when(late.length === 0 ? '1 minute passes' : `the clock reaches ${instant(closes)}`);
  script.then(`${listed(names)} ${isOrAre(names)} reported delivered`);
  if (seen === 'at the handset') script.then(messagesAt(recipient, sent.length));
  if (seen !== 'at the carrier') return;
  for (const [place, { name, from, until }] of sent.entries())
    if (name === 'earlier' || name === 'message 1' || place === sent.length - 1)
      script.then(`"${name}" reaches the carrier between ${instant(from)} and ${instant(until)}`);
}

export function sendingHoursScript(space: Space, row: Row, model: HoursModel = hoursModel): Script {
  const { sender = '', zone = '', seen, before } = row;
  const opening = Date.parse(OPENINGS[zone] as string);
  const script = new ScriptWriter().needs('accounts', 'clock', 'callbacks');
  if (seen !== 'in the reports') script.needs(seen === 'at the carrier' ? 'carrier' : 'handset');
  script.given(`social sending is switched on for ${sender}`);
  const also = row['also on'] as string;
  if (also !== 'nothing') script.given(`${also} ${also.endsWith('links') ? 'are' : 'is'} switched on for ${sender}`);
  if (before === 'another time zone') script.given(`the time zone of ${sender} is "Pacific/Auckland"`);
  script.given(`the time zone of ${sender} is "${zone}"`);
  // Whose zone counts where a parent acts for its sub-account is left open.
  if (row.by === 'its parent') script.given(`the time zone of the account is "${zone}"`);
  const submissions = submissionsOf(row, opening);
  const sent: Sent[] = [];
  for (const [place, { at, by, messages }] of submissions.entries()) {
    if (place === 0) script.given(`it is ${instant(at)}`);
    else script.when(`the clock reaches ${instant(at)}`);
    send(script, sender, by, messages);
    for (const { name } of messages) sent.push({ name, at, ...model(at, opening) });
  }
  judge(script, sent, row);
  const last = sent.at(-1) as Sent;
  // The rule whose sentence a row puts to the test.
  const inUtc = last.from > last.at ? 'MSG-SOCIAL-02' : 'MSG-SOCIAL-01';
  return script.ends(row.zone === 'UTC' ? inUtc : 'MSG-SOCIAL-03', space, row);
}
