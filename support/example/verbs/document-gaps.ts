import type { Session } from '../session/session.ts';
import { receiverNamed } from './receivers.ts';

const OUTCOMES = ['human', 'machine', 'beep', 'unknown'];

/** Anything that stands for what the document does not show. */
const GAP = /"\{(menu|human|machine|beep|unknown|destination [123]|address [123])\}"/;

const withCommandsIn = (form: string, commands: unknown): unknown =>
  JSON.parse(form.replaceAll('{commands}', () => JSON.stringify(commands)));

const capitalised = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const eventOf = (pattern: string, outcome: string): string =>
  pattern.replace('{outcome}', outcome).replace('{Outcome}', capitalised(outcome));

/** A name and its value; `{human}` is what the target calls that outcome, and its commands are written as it reads them. */
function filledMember(session: Session, [name, value]: readonly [string, unknown]): readonly [string, unknown] {
  const { bindings } = session.run.target;
  const outcome = name.slice(1, -1);
  if (name !== `{${outcome}}` || !OUTCOMES.includes(outcome)) return [name, filled(session, value)];
  return [eventOf(bindings.detectionEvent, outcome), withCommandsIn(bindings.reactionForm, filled(session, value))];
}

/** `{destination 1}` is the name of the first storage service for recordings, `{address 1}` an address there. */
function filledText(session: Session, text: string): string {
  const [, kind, place] = /^\{(destination|address) (\d)\}$/.exec(text) ?? [];
  if (place === undefined) return text;
  const services = session.run.target.bindings.recordingDestinations.split(', ');
  const [name, address] = services[Number(place) - 1]?.split(' ') ?? [];
  return String(kind === 'destination' ? name : address);
}

function filled(session: Session, value: unknown): unknown {
  if (typeof value === 'string') return filledText(session, value);
  if (Array.isArray(value)) return value.map((each) => filled(session, each));
  if (typeof value !== 'object' || value === null) return value;
  if ('{menu}' in value) return withCommandsIn(session.run.target.bindings.menuForm, filled(session, value['{menu}']));
  return Object.fromEntries(Object.entries(value).map((member) => filledMember(session, member)));
}

const withReceivers = (session: Session, text: string): string =>
  text.replace(/\{receiver ([^{}"]+)\}/g, (_all, name: string) => receiverNamed(session, name).url);

/**
 * JSON of a feature as it is sent: `{receiver NAME}` is the URL of that receiver, and what the document does not show is
 * filled in from the bindings of the target. Text without any of these stays as it is, even if it is no JSON.
 */
export const asSent = (session: Session, text: string): string =>
  withReceivers(session, GAP.test(text) ? JSON.stringify(filled(session, JSON.parse(text))) : text);
