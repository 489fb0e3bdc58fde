import { type ScriptWriter, tableOf } from './script.ts';

export interface ScriptMessage {
  readonly name: string;
  readonly text: string;
  readonly to: string;
  readonly length?: number | undefined;
  readonly metadata?: string | undefined;
}

/** The number of characters in words like "306 characters"; none where a text is as it was written. */
export const lengthOf = (words: string | undefined): number | undefined => {
  const [count] = /\d+/.exec(words ?? '') ?? [];
  return count === undefined ? undefined : Number(count);
};

/** What `sender` sends in one request, which shows whose it is `by` a key, a signature or its parent. */
export function send(script: ScriptWriter, sender: string, by: string, messages: readonly ScriptMessage[]): void {
  script.sends(messages.length);
  const who = by === 'its parent' ? `the account, acting for ${sender},` : sender;
  const isSigned = by === 'a signature';
  const hasLength = messages.some(({ length }) => length !== undefined);
  const hasMetadata = messages.some(({ metadata }) => metadata !== undefined);
  const [only] = messages;
  if (messages.length === 1 && only && !hasLength && !hasMetadata && !only.text.includes('\n') && !isSigned)
    return void script.when(`${who} sends "${only.text}" to "${only.to}" as "${only.name}"`);
  const head = ['NAME', 'content', 'destination_number'];
  if (hasLength) head.push('LENGTH');
  if (hasMetadata) head.push('metadata.order');
  const rows = [head];
  for (const { name, text, to, length, metadata = '' } of messages) {
    const row = [name, text, to];
    if (hasLength) row.push(`${length ?? text.length}`);
    if (hasMetadata) row.push(metadata);
    rows.push(row);
  }
  script.when(`${who} ${isSigned ? 'signs and sends' : 'sends'} in one request:`, tableOf(rows));
}
