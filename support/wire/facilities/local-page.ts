import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { htmlText } from '../../ground/quote/html.ts';
import { forTerminal } from '../../ground/quote/terminal.ts';
import { every } from '../../ground/time/every.ts';
import { within } from '../../ground/time/within.ts';
import { Intake } from '../http/intake.ts';
import { unseenKey } from '../target/unseen-key.ts';
import { digestOf, HEADERS, type Part, pageOf } from './local-markup.ts';
import type { Counter } from './terminal.ts';

/** Milliseconds between two looks at what the page shows, and for a browser to fetch its last state. */
const LOOK = 1000;
const FAREWELL = 5000;

/** What a page shows beside the question for a person. */
export interface PageView {
  parts(): Readonly<Record<string, string>>;
  press(form: URLSearchParams): void;
}

interface Open {
  readonly id: number;
  readonly words: string;
  readonly until: number | undefined;
  readonly answer: (typed: string) => void;
}

/** The HTTP status for a request of another site's page, or for a name that others can resolve to this machine. */
function refusalOf({ method, headers }: IncomingMessage): 403 | 421 | undefined {
  const { host = '', origin } = headers;
  const name = host.replace(/:\d*$/, '').replace(/^\[(.*)\]$/, '$1');
  if (isIP(name) === 0 && !/^(?:.*\.)?localhost$/i.test(name)) return 421;
  const opens = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
  const isForeign = origin !== undefined && origin.replace(/^https?:\/\//, '') !== host;
  return isForeign || (!opens && /^(?:cross|same)-site$/.test(String(headers['sec-fetch-site']))) ? 403 : undefined;
}

/** A page of this machine, at an address that nobody can guess: it asks a person, and shows a run where it has one. */
export class LocalPage implements Counter {
  /** The page of the run in this process, on which a person is asked too. */
  static ofRun: LocalPage | undefined;

  readonly #path = `/${unseenKey()}`;
  readonly #intake = new Intake(this.#serve.bind(this));
  readonly #watchers = new Set<ServerResponse>();
  readonly #view: PageView | undefined;
  readonly #now: () => number;
  #address = '';
  #open: Open | undefined;
  #asked = 0;
  #shown: readonly Part[] = [];
  #last: string | undefined;
  #fetched: (() => void) | undefined;
  #stopLooking: (() => void) | undefined;

  constructor(now: () => number, view?: PageView) {
    this.#now = now;
    this.#view = view;
  }

  async open(): Promise<string> {
    if (this.#address !== '') return this.#address;
    this.#address = `${await this.#intake.listen('127.0.0.1:0')}${this.#path}`;
    this.#stopLooking = every(LOOK, this.#tell.bind(this));
    return this.#address;
  }

  async put(words: string, until?: number): Promise<string | undefined> {
    const address = await this.open();
    process.stderr.write(forTerminal(`plumbline: a person is asked at ${address}: ${words}\n`));
    this.#asked += 1;
    return new Promise((answer) => {
      this.#open = { id: this.#asked, words, until, answer };
      this.#tell();
    });
  }

  /** Takes the question back that nobody answered; the page of a run goes on without it. */
  close(): void {
    this.#open = undefined;
    if (LocalPage.ofRun !== this) this.#stop();
  }

  async end(last: string): Promise<void> {
    this.#last = last;
    if (this.#watchers.size > 0) {
      const fetched = new Promise<void>((resolve) => {
        this.#fetched = resolve;
      });
      for (const watcher of this.#watchers) watcher.end('event: over\ndata: 1\n\n');
      await within(FAREWELL, fetched);
    }
    LocalPage.ofRun = undefined;
    this.#stop();
  }

  #stop(): void {
    this.#stopLooking?.();
    void this.#intake.stop();
    this.#address = '';
  }

  #parts(): Part[] {
    const { id, words, until } = this.#open ?? {};
    let question = '<p class="quiet">Nothing is to do now.</p>';
    if (words !== undefined)
      question = `<form method="post" class="asked"><label for="answer">${htmlText(words)}</label><p><input id="answer" name="answer" autofocus autocomplete="off"> <input type="hidden" name="id" value="${id}"><button id="done">Done</button></p></form>`;
    // how long an answer is still waited for: a part of its own, so that the question stays as it is while it is answered
    let patience = '';
    if (until !== undefined) {
      const seconds = Math.max(0, Math.ceil((until - this.#now()) / 1000));
      patience = `<p class="quiet">An answer counts for ${Math.floor(seconds / 60)} min ${seconds % 60} s more.</p>`;
    }
    const parts: Part[] = [];
    for (const [id, markup] of Object.entries({ question, patience, ...this.#view?.parts() }))
      parts.push({ id, markup, of: digestOf(`${id} ${markup}`) });
    return parts;
  }

  #tell(): void {
    if (this.#watchers.size === 0) return;
    const before = new Set<string>();
    for (const { of } of this.#shown) before.add(of);
    this.#shown = this.#parts();
    const changed = this.#shown.filter(({ of }) => !before.has(of));
    if (changed.length > 0) for (const watcher of this.#watchers) watcher.write(`data: ${JSON.stringify(changed)}\n\n`);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isStream = request.url === `${this.#path}/events`;
    const refused = refusalOf(request) ?? (isStream || request.url === this.#path ? undefined : 404);
    if (refused !== undefined) return void response.writeHead(refused, { ...HEADERS, connection: 'close' }).end();
    if (isStream) {
      response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' });
      this.#watchers.add(response);
      response.once('close', () => this.#watchers.delete(response));
      return void response.write(`data: ${JSON.stringify(this.#parts())}\n\n`);
    }
    if (request.method === 'POST') {
      const body = await this.#intake.read(request, response, this);
      this.#intake.release(this);
      if (!body) return;
      const form = new URLSearchParams(body.toString());
      if (!form.has('id')) this.#view?.press(form);
      else if (this.#open && form.get('id') === String(this.#open.id)) {
        const { answer } = this.#open;
        this.#open = undefined;
        answer(form.get('answer') ?? '');
      }
      this.#tell();
      return void response.writeHead(303, { location: this.#path }).end();
    }
    if (this.#last === undefined) return void response.writeHead(200, HEADERS).end(pageOf(this.#parts()));
    const { 'content-security-policy': _, ...headers } = HEADERS; // The rule book brings its own.
    response.writeHead(200, headers).end(this.#last, () => this.#fetched?.());
  }
}
