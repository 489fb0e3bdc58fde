import { type ScriptWriter, tableOf } from './script.ts';

export interface ScriptMessage {
  readonly name: string;
  readonly text: string;
  readonly to: string;
  readonly length?: number | undefined;
  readonly metadata?: string | undefined;
}

/** Who sends, and how a request shows whose it is. */
export interface Door {
  readonly sender: string;
  readonly by: string;
}

const COUNT = /\d+/;

/** The number of characters in words like "306 characters"; none where a text is as it was written. */
export const lengthOf = (words: string | undefined): number | undefined => {
  const [count] = COUNT.exec(words ?? '') ?? [];
  return count === undefined ? undefined : Number(count);
};

const isPlain = ({ text, length, metadata }: ScriptMessage): boolean =>
  length === undefined && metadata === undefined && !text.includes('\n');

function messageTable(messages: readonly ScriptMessage[]): string[] {
  const hasLength = messages.some(({ length }) => length !== undefined);
  const hasMetadata = messages.some(({ metadata }) => metadata !== undefined);
  const optional = (shown: boolean, cell: string): string[] => (shown ? [cell] : []);
  return tableOf([
    [
      'NAME',
      'content',
      'destination_number',
      ...optional(hasLength, 'LENGTH'),
      ...optional(hasMetadata, 'metadata.order'),
    ],
    ...messages.map(({ name, text, to, length, metadata = '' }) => [
      name,
      text,
      to,
      ...optional(hasLength, `${length ?? text.length}`),
      ...optional(hasMetadata, metadata),
    ]),
  ]);
}

export function send(script: ScriptWriter, door: Door, messages: readonly ScriptMessage[]): void {
  script.sends(messages.length);
  const who = door.by === 'its parent' ? `the account, acting for ${door.sender},` : door.sender;
  const [only] = messages;
  const isSigned = door.by === 'a signature';
  if (messages.length === 1 && only && isPlain(only) && !isSigned)
    script.when(`${who} sends "${only.text}" to "${only.to}" as "${only.name}"`);
  else script.when(`${who} ${isSigned ? 'signs and sends' : 'sends'} in one request:`, messageTable(messages));
}
