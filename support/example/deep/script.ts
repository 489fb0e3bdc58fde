import { gherkinCell } from '../../ground/quote/gherkin.ts';
import { spanOf } from '../../ground/time/span.ts';
import type { Row, Space } from './space.ts';

/** An example that a row of a space makes: what it asks, and its steps as a feature file has them. */
export interface Script {
  readonly rule: string;
  readonly tags: readonly string[];
  readonly title: string;
  readonly steps: readonly string[];
  readonly messages: number;
}

type Part = 'Given' | 'When' | 'Then';

export class ScriptWriter {
  readonly #steps: string[] = [];
  readonly #tags = new Set<string>();
  #part: Part | undefined;
  #messages = 0;
  /** How much time has passed, in milliseconds. */
  now = 0;

  given(text: string): this {
    return this.#step('Given', text);
  }

  /** `below` are the lines of its table or text. */
  when(text: string, below: readonly string[] = []): this {
    return this.#step('When', text, below);
  }

  // biome-ignore lint/suspicious/noThenProperty: the word of Gherkin; nobody awaits a writer.
  then(text: string): this {
    return this.#step('Then', text);
  }

  pass(span: string): void {
    if (spanOf(span) === 0) return;
    this.when(`${span} ${/^1 \w+$/.test(span) ? 'passes' : 'pass'}`);
    this.now += spanOf(span);
  }

  needs(...facilities: readonly string[]): this {
    for (const facility of facilities) this.#tags.add(`@needs-${facility}`);
    return this;
  }

  sends(messages: number): this {
    this.#messages += messages;
    return this;
  }

  /** The example of a rule; its title is what is not plain in its row. */
  ends(rule: string, { axes }: Space, row: Row): Script {
    const words: string[] = [];
    for (const [axis, value] of Object.entries(row))
      if (value !== axes[axis]?.[0]) words.push(`${axis} ${value.replaceAll(/\s+/g, ' ')}`);
    const title = words.length === 0 ? 'Everything as usual' : words.join('; ');
    return { rule, title, tags: [...this.#tags], steps: this.#steps, messages: this.#messages };
  }

  #step(part: Part, text: string, below: readonly string[] = []): this {
    this.#steps.push(`${this.#part === part ? 'And' : part} ${text}`);
    for (const line of below) this.#steps.push(`  ${line}`);
    this.#part = part;
    return this;
  }
}

/** A table as a feature file has it, its columns below each other. */
export function tableOf(rows: ReadonlyArray<readonly string[]>): string[] {
  const escaped = rows.map((row) => row.map(gherkinCell));
  const widths: number[] = [];
  for (const row of escaped)
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, [...cell].length);
  const lines: string[] = [];
  for (const row of escaped) {
    const padded = row.map((cell, at) => cell + ' '.repeat((widths[at] as number) - [...cell].length));
    lines.push(`| ${padded.join(' | ')} |`);
  }
  return lines;
}

export function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.pop() as string;
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}

export const isOrAre = (names: readonly unknown[]): string => (names.length === 1 ? 'is' : 'are');

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
