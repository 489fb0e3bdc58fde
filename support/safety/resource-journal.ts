import { closeSync, existsSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { OutgoingRequest } from '../http/exchange.ts';
import { UsageError } from '../problems/usage-error.ts';
import { knownUrl } from '../target/bound-path.ts';
import { type Bindings, DEFAULT_BINDINGS } from '../target/target.ts';
import type { Creation } from './creation-table.ts';
import { creationBy, creationOf, endGiven, idsGiven, idsMade, removalsOf } from './creations.ts';
import { type Asked, type LeftOver, type Line, readJournal } from './journal-lines.ts';
import { plainPath } from './side-effects.ts';
import { replaceFile } from './state-folder.ts';

/** The file in the state folder with everything that is left on the account. */
export const journalIn = (folder: string): string => join(folder, 'journal.ndjson');

function parsed(text: string | Uint8Array | undefined): Record<string, unknown> {
  try {
    return (JSON.parse(Buffer.from(text ?? '').toString('utf8')) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const membersOf = (body: Readonly<Record<string, unknown>>, names: readonly string[] = []) =>
  Object.fromEntries(names.filter((name) => name in body).map((name) => [name, body[name]]));

/** Tells a request that makes something from before it leaves until what it made is gone; survives a kill. */
export class ResourceJournal {
  readonly #path: string;
  readonly #run: string;
  readonly #now: () => number;
  #file: number | undefined;
  readonly #bindings: Bindings;
  #count = 0;
  readonly #left = new Map<string, { creation: Creation; asked: Asked | LeftOver }>();

  /** @param bindings where the target has what the harness knows under other paths */
  constructor(folder: string, run: string, now: () => number, bindings = DEFAULT_BINDINGS) {
    this.#bindings = bindings;
    this.#path = journalIn(folder);
    this.#run = run;
    this.#now = now;
    for (const asked of readJournal(this.#path).left) this.#remember(asked);
  }

  /** Records what a request is about to create. Returns a function that takes the answer, or none. */
  begin(request: OutgoingRequest): (answer?: { status: number; text: string }) => void {
    const body = parsed(request.body);
    const creation = creationBy(request.method, knownUrl(request.url, this.#bindings), body);
    if (!creation) return (answer) => this.#noteRemoval(request, answer?.status);
    this.#count += 1;
    const asked: Asked = {
      key: `${this.#run}:${this.#count}`,
      state: 'asked',
      run: this.#run,
      at: this.#now(),
      kind: creation.kind,
      url: request.url,
      account: request.headers.account,
      ids: idsGiven(creation, body),
      same: membersOf(body, creation.listing?.same),
      until: endGiven(creation, body),
    };
    this.#write(asked);
    this.#remember(asked);
    return (answer) => {
      if (answer) this.#conclude(creation, asked, body, answer);
    };
  }

  /** Writes down that something is gone. */
  removed(key: string): void {
    this.#left.delete(key);
    this.#write({ key, state: 'removed' });
  }

  /** Ends the journal: what is left stays in it, and when nothing is left it goes. */
  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    else if (!existsSync(this.#path)) return;
    this.#file = undefined;
    const { left } = readJournal(this.#path);
    const lines = left.flatMap(({ told, ...asked }): Line[] =>
      told ? [asked, { key: asked.key, state: 'made', ids: asked.ids }] : [asked],
    );
    if (lines.length === 0) rmSync(this.#path, { force: true });
    else replaceFile(this.#path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }

  #remember(asked: Asked): void {
    const creation = creationOf(asked.kind);
    if (creation) this.#left.set(asked.key, { creation, asked });
  }

  #conclude(
    creation: Creation,
    asked: Asked,
    body: Record<string, unknown>,
    { status, text }: { status: number; text: string },
  ): void {
    if (status >= 400 && status < 500) {
      this.#left.delete(asked.key);
      this.#write({ key: asked.key, state: 'refused' });
    }
    if (status >= 300) return;
    const ids = idsMade(creation, body, parsed(text));
    this.#left.set(asked.key, { creation, asked: { ...asked, ids } });
    this.#write({ key: asked.key, state: 'made', ids });
  }

  #noteRemoval({ method, url }: OutgoingRequest, status = 0): void {
    if (status === 0 || (status >= 300 && status !== 404 && status !== 410)) return;
    const path = plainPath(knownUrl(url, this.#bindings));
    for (const { creation, asked } of [...this.#left.values()]) {
      if (method !== (creation.by?.method ?? 'DELETE')) continue;
      const taken = this.#removalPaths(creation, asked).findIndex((each) => path.endsWith(each));
      if (taken >= 0) this.#forget(creation, asked, taken);
    }
  }

  #removalPaths(creation: Creation, { url, ids }: Asked): string[] {
    const removals = removalsOf(creation, knownUrl(url, this.#bindings), ids);
    return removals.map((each) => plainPath(`${new URL(url).origin}${each}`));
  }

  /** Writes down that one of the things that a request made is gone, and the request with the last of them. */
  #forget(creation: Creation, asked: Asked, taken: number): void {
    const ids = asked.ids.filter((_, place) => place !== taken);
    if (ids.length === 0) this.removed(asked.key);
    else {
      this.#left.set(asked.key, { creation, asked: { ...asked, ids } });
      this.#write({ key: asked.key, state: 'made', ids });
    }
  }

  #write(line: Line): void {
    try {
      this.#file ??= this.#open();
      writeSync(this.#file, `${JSON.stringify(line)}\n`);
      fsyncSync(this.#file);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      throw new UsageError(`the journal ${this.#path} cannot be written (${code ?? message}).`);
    }
  }

  /** A line that broke off stays alone on its line. */
  #open(): number {
    const isTorn = existsSync(this.#path) && !/(?:^|\n)$/.test(readFileSync(this.#path, 'utf8'));
    const file = openSync(this.#path, 'a', 0o600);
    if (isTorn) writeSync(file, '\n');
    return file;
  }
}
