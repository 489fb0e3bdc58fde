import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { pageStyle } from '../../ground/page-style.ts';
import { htmlText } from '../../ground/quote/html.ts';
import { forTerminal } from '../../ground/quote/terminal.ts';
import { Intake } from '../http/intake.ts';
import { unseenKey } from '../target/unseen-key.ts';
import type { Counter } from './terminal.ts';

const LOOK = 2;

interface Open {
  readonly id: number;
  readonly words: string;
  readonly answer: (typed: string) => void;
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
  'cache-control': 'no-store',
  // With none at all a browser would not say where the answer of a person comes from.
  'referrer-policy': 'same-origin',
};

const STYLE = 'main { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font-size: 1.1rem }';

function pageFor(open: Open | undefined): string {
  const title = htmlText(open?.words ?? 'Nothing to do');
  const head = open ? '' : `<meta http-equiv="refresh" content="${LOOK}">`;
  const content = open
    ? `<form method="post"><label for="answer">${title}</label><p><input id="answer" name="answer" size="40" autofocus autocomplete="off"> <input type="hidden" name="id" value="${open.id}"><button>Done</button></p></form>`
    : '<p>Nothing is to do now.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}<style>${pageStyle(STYLE)}</style></head><body><main><h1>Plumbline asks</h1>${content}</main></body></html>`;
}

/** The HTTP status for a form of another site's page, or for a name that others can resolve to this machine. */
function refusalOf({ headers: { host = '', origin } }: IncomingMessage): 403 | 421 | undefined {
  const name = host.replace(/:\d*$/, '').replace(/^\[(.*)\]$/, '$1');
  if (isIP(name) === 0 && !/^(?:.*\.)?localhost$/i.test(name)) return 421;
  return origin === undefined || origin.replace(/^https?:\/\//, '') === host ? undefined : 403;
}

/** Asks on a page of this machine, at an address that nobody can guess; it is printed with each question. */
export class LocalPage implements Counter {
  readonly #path = `/${unseenKey()}`;
  readonly #intake = new Intake((request, response) => this.#serve(request, response));
  #address = '';
  #open: Open | undefined;
  #asked = 0;

  async put(words: string): Promise<string | undefined> {
    this.#address ||= `${await this.#intake.listen('127.0.0.1:0')}${this.#path}`;
    process.stderr.write(forTerminal(`plumbline: a person is asked at ${this.#address}: ${words}\n`));
    this.#asked += 1;
    return new Promise((answer) => {
      this.#open = { id: this.#asked, words, answer };
    });
  }

  close(): void {
    void this.#intake.stop();
    this.#address = '';
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refused = refusalOf(request) ?? (request.url === this.#path ? undefined : 404);
    if (refused !== undefined) return void response.writeHead(refused, { ...HEADERS, connection: 'close' }).end();
    if (request.method === 'POST') {
      const body = await this.#intake.read(request, response, this);
      this.#intake.release(this);
      if (!body) return;
      this.#take(new URLSearchParams(body.toString()));
      return void response.writeHead(303, { location: this.#path }).end();
    }
    response.writeHead(200, HEADERS).end(pageFor(this.#open));
  }

  #take(form: URLSearchParams): void {
    if (!this.#open || form.get('id') !== String(this.#open.id)) return;
    const { answer } = this.#open;
    this.#open = undefined;
    answer(form.get('answer') ?? '');
  }
}
