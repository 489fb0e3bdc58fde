import type { NamedDraft } from '../verbs/sending.ts';
import type { Draft } from './api/messages-api.ts';
import { cellValue } from './json-members.ts';

/**
 * A table row as a message: NAME identifies it in the example, RECEIVER is where its notifications go, or `nowhere` for a
 * message without a callback URL; the other columns are wire names. An empty cell omits its member.
 */
export function draftOfRow({ NAME = '', RECEIVER, ...cells }: Record<string, string>): NamedDraft {
  const members = Object.entries(cells).filter(([, cell]) => cell !== '');
  const draft = Object.fromEntries(members.map(([name, cell]) => [name, cellValue(cell)]));
  if (RECEIVER === 'nowhere') return { name: NAME, draft: { ...draft, callbackUrl: undefined } as unknown as Draft };
  return { name: NAME, draft: draft as unknown as Draft, receiver: RECEIVER || undefined };
}
