import { isObject } from '../../ground/json.ts';
import type { Ask, Reply } from './port.ts';

export interface PersonQuestion {
  readonly sentence: string;
  /** What to type; nothing but Enter where it is left out. */
  readonly type?: string;
  read?(typed: string): unknown;
}

function atHandset(line: string, body: Record<string, unknown>, since = 'the run began'): PersonQuestion | undefined {
  const [, method, number = '', what] = /^(GET|POST) \/handsets\/(.+)\/(messages|replies)$/.exec(line) ?? [];
  if (method === 'GET' && what === 'messages')
    return {
      sentence: `Which texts did the phone ${number} get since ${since}, the oldest first?`,
      type: 'them, with " | " between one and the next, or nothing',
      read(typed) {
        const messages: object[] = [];
        for (const content of typed.split(' | ')) if (content !== '') messages.push({ content, number });
        return { messages };
      },
    };
  if (method !== 'POST' || what !== 'replies') return undefined;
  const { content, account } = body;
  const to = account === undefined ? 'as a reply to the latest message there' : `to a number of the account ${account}`;
  return { sentence: `Send the text ${JSON.stringify(content)} from the phone ${number} ${to}.` };
}

export function questionFor({ method, path, body, about, since }: Ask): PersonQuestion | undefined {
  const line = `${method} ${decodeURIComponent(path)}`;
  const members = isObject(body) ? body : {};

  const [, request] = /^POST \/review\/(.+)$/.exec(line) ?? [];
  if (request !== undefined) {
    const what = members.approve === false ? 'Reject' : 'Approve';
    return { sentence: `${what} sender address ${about ?? request} in the console.` };
  }
  if (line === 'GET /mailbox' && about !== undefined)
    return {
      sentence: `Which code was sent to ${about} last?`,
      type: 'it, or nothing where none came',
      read: (code) => ({ mails: code === '' ? [] : [{ to: about, code }] }),
    };
  const { project, service, script } = members;
  if (line === 'POST /calls' && script === undefined)
    return {
      sentence: `Call the project ${project}${service === undefined ? '' : ` at its voice service ${service}`}.`,
      type: 'the id of the voice service that took the call',
      read: (serviceId) => ({ id: 'the call', serviceId }),
    };
  return atHandset(line, members, since);
}

export function wordsOf({ sentence, type }: PersonQuestion): string {
  const then = type === undefined ? 'Then press Enter' : `Type ${type}, then press Enter`;
  return `${sentence} ${then} (skip leaves it out).`;
}

export function replyOf({ read }: PersonQuestion, typed: string): Reply {
  return typed.trim() === 'skip' ? { status: 501, body: 'skipped' } : { status: 200, body: read?.(typed.trim()) ?? {} };
}
