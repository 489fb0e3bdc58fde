import type { Decisions } from '../worlds/behaviour.ts';
import { changingBody, hasStatus, onEach, withBody } from './operators/replies.ts';

type Body = Record<string, unknown>;
type Voice = Decisions['voice'];

/** Every operation about voice services. */
export const VOICE_OPERATIONS = ['list', 'create', 'read', 'update', 'delete'].map((act) => `voice.${act}`);

/** Gives some refusals another status. */
export const refusingWith = (from: number, to: number) => onEach(VOICE_OPERATIONS, hasStatus(from), (reply) => ({ ...reply, status: to }));

/** Changes what a refusal says. */
export const refusing = (status: number, members: Body) => onEach(VOICE_OPERATIONS, hasStatus(status), changingBody(members));

/** Changes a page of the list. */
export const listing = (change: (body: Body) => Body) => onEach(['voice.list'], hasStatus(200), (reply) => withBody(reply, change));

/** Takes members of a page's links away. */
export const unlinked = (...names: readonly string[]) =>
  listing(({ links }) => ({
    links: Object.fromEntries(Object.entries(links as Body).filter(([name]) => !names.includes(name))),
  }));

/** Replaces decisions of the voice service, made of the usual ones. */
export const deciding =
  (change: (usual: Voice) => Partial<Voice>) =>
  ({ voice }: Decisions): void => {
    Object.assign(voice, change({ ...voice }));
  };
