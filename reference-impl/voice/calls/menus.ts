import type { CallRun, Effect } from '../scope.ts';
import { commandsIn, finish, isLive, later, note, runCommands, tell } from './call-run.ts';
import type { Command, EnteredMenu, Leg, MenuShape, Playback } from './simulated-call.ts';

/** How long a simulated message takes to play, in milliseconds. */
const PLAYING_TIME = 1000;

interface Heard {
  readonly say?: { readonly text: string };
  readonly play?: { readonly url: string };
}

/** Plays messages in their order, one after the other. Section "Static commands". */
export const playMessages: Effect = (run, leg, { messages, messagesName, events }) => {
  const name = messagesName as string | undefined;
  if (name !== undefined && run.call.playbacks.some((playback) => playback.name === name && !playback.isStopped)) {
    note(run, leg, 'refused', `messages ${name}`);
    return 0;
  }
  const playback: Playback = { name, leg, isStopped: false };
  run.call.playbacks.push(playback);
  const list = messages as readonly Heard[];
  const play = (place: number) => {
    const { say, play } = list[place] as Heard;
    if (!playback.isStopped) note(run, leg, 'played', say?.text ?? play?.url ?? '');
  };
  play(0);
  for (let place = 1; place < list.length; place += 1) later(run, place * PLAYING_TIME, () => play(place));
  later(run, list.length * PLAYING_TIME, () => {
    const wasHeard = !playback.isStopped && isLive(leg);
    playback.isStopped = true;
    if (wasHeard) finish(run, leg, 'messageFinished', events);
  });
  return list.length * PLAYING_TIME;
};

/** Ends a named playback before the rest of it is heard. */
export const stopMessages: Effect = ({ call }, _leg, { messagesName }) => {
  for (const playback of call.playbacks) if (playback.name === messagesName) playback.isStopped = true;
  return 0;
};

/** Speech is heard on a leg. Rules: VOICE-TO-10. */
export function hearSpeech(run: CallRun, leg: Leg): void {
  const relay = (leg.dial?.to as { voiceRelay?: { enableInterruptions?: boolean } } | undefined)?.voiceRelay;
  const { stops, told } = run.scope.decisions.interruptionOf(relay?.enableInterruptions ?? true);
  for (const playback of run.call.playbacks) if (stops && playback.leg === leg) playback.isStopped = true;
  if (told !== undefined) note(run, leg, 'interruption', told);
}

/** The defaults of a menu: its timeout in seconds, and how often it repeats. */
const USUAL = { patience: 5, repeats: 2 };

/** The maximum of menus that a leg enters: menus that lead to each other would keep it forever. */
const MOST_VISITS = 200;

type Menus = Readonly<Record<string, MenuShape>>;

function leave(run: CallRun, leg: Leg, commands: readonly Command[]): void {
  if (leg.menu) leg.menus = leg.menu.menus;
  delete leg.menu;
  runCommands(run, leg, commands);
}

function ask(run: CallRun, leg: Leg, entered: EnteredMenu, asked: number): void {
  const { shape } = entered;
  const { inputTimeoutDurationSeconds: patience = USUAL.patience, repeatCount = USUAL.repeats } = shape;
  const { prompt, repeatPrompt } = shape;
  const { messages } = (asked === 0 ? prompt : (repeatPrompt ?? prompt)) ?? {};
  if (messages) playMessages(run, leg, { command: 'messages', messages });
  later(run, patience * 1000, () => {
    if (leg.menu !== entered || leg.state === 'ended') return;
    if (asked < repeatCount) ask(run, leg, entered, asked + 1);
    else leave(run, leg, commandsIn(shape.onFail));
  });
}

function enter(run: CallRun, leg: Leg, menus: Menus, name: string): number {
  const shape = menus[name];
  leg.menuVisits = (leg.menuVisits ?? 0) + 1;
  if (!shape || leg.menuVisits > MOST_VISITS) {
    note(run, leg, 'refused', `menu ${name}`);
    return 0;
  }
  note(run, leg, 'menu', name);
  leg.menu = { name, shape, menus };
  ask(run, leg, leg.menu, 0);
  return 0;
}

/** Enters the menu that a `menu` command begins with. Section "Static commands". */
export const menu: Effect = (run, leg, { menus, startMenu }) => enter(run, leg, menus as Menus, startMenu as string);

/** Goes to another menu of the command whose menu the leg is in, or was in last. */
export const gotoMenu: Effect = (run, leg, { menuName }) =>
  enter(run, leg, leg.menu?.menus ?? leg.menus ?? {}, menuName as string);

/** Keys are pressed on a leg: its menu reacts, and a WEBHOOK service is notified. */
export function pressKeys(run: CallRun, leg: Leg, keys: string): void {
  note(run, leg, 'keys', keys);
  const { menu: entered } = leg;
  if (!entered) return;
  tell(run, leg, 'menu', { menu: { menuName: entered.name, input: keys } });
  const { matches, onFail } = entered.shape;
  const match = Array.isArray(matches)
    ? (matches as ReadonlyArray<{ key?: string }>).find(({ key }) => key === keys)
    : (matches as Record<string, unknown> | undefined)?.[keys];
  leave(run, leg, commandsIn(match ?? onFail));
}
