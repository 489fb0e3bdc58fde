import { closeSync, existsSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Bindings, DEFAULT_BINDINGS } from '../../ground/bindings.ts';
import { readText } from '../../ground/bounded-file.ts';
import { membersOf } from '../../ground/json.ts';
import type { Creation } from '../../ground/operations/creation.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { knownUrl } from '../http/bound-path.ts';
import type { OutgoingRequest } from '../http/exchange.ts';
import { isGone, userOf } from './callers.ts';
import { creationBy, creationOf, endGiven, idsGiven, idsMade, removalsOf } from './creations.ts';
import { type Intention, type LeftOver, type Line, readJournal } from './journal-lines.ts';
import { plainPath } from './side-effects.ts';
import { replaceFile } from './state-folder.ts';

/** The file in the state folder with everything that is left on the account. */
export const journalIn = (folder: string): string => join(folder, 'journal.ndjson');

/** Tells a request that makes something from before it leaves until what it made is gone; survives a kill. */
export class ResourceJournal {
  readonly #path: string;
  readonly #run: string;
  readonly #now: () => number;
  #file: number | undefined;
  readonly #bindings: Bindings;
  #count = 0;
  readonly #left = new Map<string, { creation: Creation; asked: Intention | LeftOver }>();
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
    const { method, url, headers } = request;
    const body = membersOf(request.body);
    const creation = creationBy(method, knownUrl(url, this.#bindings), body);
    if (!creation) return (answer) => this.#noteRemoval(request, answer?.status);
    const same: Record<string, unknown> = {};
    for (const name of creation.listing?.same ?? []) if (name in body) same[name] = body[name];
    const user = userOf(headers.authorization);
    const asked: Intention = {
      key: this.nextKey(),
      state: 'asked',
      run: this.#run,
      at: this.#now(),
      kind: creation.kind,
      url,
      account: headers.account,
      user,
      ids: idsGiven(creation, body),
      same,
      until: endGiven(creation, body),
    };
    this.#write(asked);
    this.#remember(asked);
    this.#makers.set(asked.key, user);
    return (answer) => {
      if (!answer) return;
      const { status, text } = answer;
      if (status >= 400 && status < 500) {
        this.#left.delete(asked.key);
        this.#write({ key: asked.key, state: 'refused' });
      }
      if (status < 300) this.#made(creation, asked, idsMade(creation, body, membersOf(text)));
    };
  }

  nextKey(): string {
    this.#count += 1;
    return `${this.#run}:${this.#count}`;
  }

  /** Writes down how something gets its former state back that a request is about to change. */
  changing(key: string, changed: Pick<Intention, 'kind' | 'url' | 'account' | 'user' | 'back'>): void {
    const ids = [plainPath(changed.url).split('/').at(-1) ?? ''];
    this.#write({ key, state: 'restore', run: this.#run, at: this.#now(), ids, same: {}, ...changed });
  }

  isMade(url: string): boolean {
    const path = plainPath(knownUrl(url, this.#bindings));
    for (const { creation, asked } of this.#left.values()) if (this.#placeAt(path, creation, asked) >= 0) return true;
    return false;
  }

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
    const lines: string[] = [];
    for (const { text } of broken) lines.push(text);
    for (const { told, ...asked } of left) {
      lines.push(JSON.stringify(asked));
      if (told && asked.state === 'asked')
        lines.push(JSON.stringify({ key: asked.key, state: 'made', ids: asked.ids }));
    }
    if (lines.length === 0) rmSync(this.#path, { force: true });
    else replaceFile(this.#path, `${lines.join('\n')}\n`);
  }

  #remember(asked: Intention): void {
    const creation = creationOf(asked.kind, knownUrl(asked.url, this.#bindings));
    if (creation) this.#left.set(asked.key, { creation, asked });
  }

  #made(creation: Creation, asked: Intention, ids: readonly string[]): void {
    this.#left.set(asked.key, { creation, asked: { ...asked, ids } });
    this.#write({ key: asked.key, state: 'made', ids });
  }

  #noteRemoval({ method, url, headers }: OutgoingRequest, status = 0): void {
    if (status === 0 || (status >= 300 && !isGone(status))) return;
    const user = userOf(headers.authorization);
    const path = plainPath(knownUrl(url, this.#bindings));
    for (const { creation, asked } of [...this.#left.values()]) {
      if (method !== (creation.by?.method ?? 'DELETE')) continue;
      if (isGone(status) && this.#makers.get(asked.key) !== user) continue;
      const taken = this.#placeAt(path, creation, asked);
      if (taken < 0) continue;
      const ids = asked.ids.toSpliced(taken, 1);
      if (ids.length === 0) this.removed(asked.key);
      else this.#made(creation, asked, ids);
    }
  }

  /** Which of the things that a request made goes with a path: its place, or -1. */
  #placeAt(path: string, creation: Creation, { url, ids }: Intention): number {
    const { origin } = new URL(url);
    for (const [place, removal] of removalsOf(creation, knownUrl(url, this.#bindings), ids).entries())
      if (path.endsWith(plainPath(`${origin}${removal}`))) return place;
    return -1;
  }

  #write(line: Line): void {
    try {
      if (this.#file === undefined) {
        const isTorn = existsSync(this.#path) && !/(?:^|\n)$/.test(readText(this.#path));
        this.#file = openSync(this.#path, 'a', 0o600);
        // A line that broke off stays alone on its line.
        if (isTorn) writeSync(this.#file, '\n');
      }
      writeSync(this.#file, `${JSON.stringify(line)}\n`);
      fsyncSync(this.#file);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      throw new UsageError(`the journal ${this.#path} cannot be written (${code ?? message}).`);
    }
  }
}
