import { numbers, settings } from '../../config.ts';
import type { Message, MessageStatus } from '../model.ts';
import { pause } from './timers.ts';

interface Handset {
  received: { from: string; text: string; at: string }[];
}

const handsets = new Map<string, Handset>();

export function handsetOf(number: string): Handset {
  const handset = handsets.get(number) ?? { received: [] };
  handsets.set(number, handset);
  return handset;
}

/** Puts a text on a handset, as any network would. */
export function putOnHandset(number: string, from: string, text: string): void {
  const { received } = handsetOf(number);
  received.push({ from, text, at: new Date().toISOString() });
  if (received.length > 2000) received.shift();
}

type Progress = (status: MessageStatus, errorCode: string) => void;

/** The simulated network; answers the text the handset replies with, if it does. */
export async function carry(message: Message, progress: Progress): Promise<string | undefined> {
  const entry = numbers.get(message.destination);
  const behaviour = entry?.behaviour ?? 'reachable';

  await pause(settings.carrierDelay);
  if (behaviour === 'noRoute') return void progress('failed', '332');
  progress('submitted', '200');

  await pause(settings.carrierDelay);
  if (message.expiry && Date.parse(message.expiry) <= Date.now()) return void progress('expired', '401');
  if (behaviour === 'expires') return void progress('expired', '401');
  if (behaviour === 'blocked') return void progress('rejected', '412');
  if (behaviour === 'undeliverable') return void progress('failed', '400');
  putOnHandset(message.destination, message.source, message.content);
  progress('delivered', '220');
  if (entry?.replies) await pause(settings.carrierDelay);
  return entry?.replies;
}
