import { closeSync, existsSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Bindings, DEFAULT_BINDINGS } from '../../ground/bindings.ts';
import { readText } from '../../ground/bounded-file.ts';
import { membersOf } from '../../ground/json.ts';
import type { Creation } from '../../ground/operations/creation.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { knownUrl } from '../http/bound-path.ts';
import type { OutgoingRequest } from '../http/exchange.ts';
import { userOf } from './callers.ts';
import { creationBy, creationOf, endGiven, idsGiven, idsMade, removalsOf } from './creations.ts';
import { type Asked, type LeftOver, type Line, readJournal } from './journal-lines.ts';
import { plainPath } from './side-effects.ts';
import { replaceFile } from './state-folder.ts';

/** The file in the state folder with everything that is left on the account. */
export const journalIn = (folder: string): string => join(folder, 'journal.ndjson');

const namedIn = (body: Readonly<Record<string, unknown>>, names: readonly string[] = []) =>
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
  /** Who made what, as far as this run did: to anybody else it may seem not to be there. */
  readonly #makers = new Map<string, string | undefined>();

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
    const body = membersOf(request.body);
    const creation = creationBy(request.method, knownUrl(request.url, this.#bindings), body);
    if (!creation) return (answer) => this.#noteRemoval(request, answer?.status);
    const asked: Asked = {
      key: this.nextKey(),
      state: 'asked',
      run: this.#run,
      at: this.#now(),
      kind: creation.kind,
      url: request.url,
      account: request.headers.account,
      user: userOf(request.headers.authorization),
      ids: idsGiven(creation, body),
      same: namedIn(body, creation.listing?.same),
      until: endGiven(creation, body),
    };
    this.#write(asked);
    this.#remember(asked);
    this.#makers.set(asked.key, userOf(request.headers.authorization));
    return (answer) => {
      if (answer) this.#conclude(creation, asked, body, answer);
    };
  }

  /** A key that no other line of this run has. */
  nextKey(): string {
    this.#count += 1;
    return `${this.#run}:${this.#count}`;
  }

  /** Writes down how something gets its former state back that a request is about to change. */
  changing(key: string, changed: Pick<Asked, 'kind' | 'url' | 'account' | 'user' | 'back'>): void {
    const ids = [plainPath(changed.url).split('/').at(-1) ?? ''];
    this.#write({ key, state: 'restore', run: this.#run, at: this.#now(), ids, same: {}, ...changed });
  }

  /** Whether what is at an address was made by a run, and goes as a whole. */
  isMade(url: string): boolean {
    const path = plainPath(knownUrl(url, this.#bindings));
    return [...this.#left.values()].some(({ creation, asked }) =>
      this.#removalPaths(creation, asked).some((each) => path.endsWith(each)),
    );
  }

  /** Writes down that something is gone, or as it was. */
  removed(key: string): void {
    this.#left.delete(key);
    this.#write({ key, state: 'removed' });
  }

  /** Ends the journal: what is left stays in it, and when nothing is left it goes. */
  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    else if (!existsSync(this.#path)) return;
    this.#file = undefined;
    const { left, broken } = readJournal(this.#path);
    const whole = left.flatMap(({ told, ...asked }): Line[] =>
      told && asked.state === 'asked' ? [asked, { key: asked.key, state: 'made', ids: asked.ids }] : [asked],
    );
    const lines = [...broken.map(({ text }) => text), ...whole.map((line) => JSON.stringify(line))];
    if (lines.length === 0) rmSync(this.#path, { force: true });
    else replaceFile(this.#path, lines.map((line) => `${line}\n`).join(''));
  }

  #remember(asked: Asked): void {
    const creation = creationOf(asked.kind, knownUrl(asked.url, this.#bindings));
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
    const ids = idsMade(creation, body, membersOf(text));
    this.#left.set(asked.key, { creation, asked: { ...asked, ids } });
    this.#write({ key: asked.key, state: 'made', ids });
  }

  #noteRemoval({ method, url, headers }: OutgoingRequest, status = 0): void {
    const isGone = status === 404 || status === 410;
    if (status === 0 || (status >= 300 && !isGone)) return;
    const user = userOf(headers.authorization);
    const path = plainPath(knownUrl(url, this.#bindings));
    for (const { creation, asked } of [...this.#left.values()]) {
      if (method !== (creation.by?.method ?? 'DELETE')) continue;
      if (isGone && this.#makers.get(asked.key) !== user) continue;
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
    const isTorn = existsSync(this.#path) && !/(?:^|\n)$/.test(readText(this.#path));
    const file = openSync(this.#path, 'a', 0o600);
    if (isTorn) writeSync(file, '\n');
    return file;
  }
}
