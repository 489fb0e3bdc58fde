import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { htmlText } from '../../ground/quote/html.ts';
import { forTerminal } from '../../ground/quote/terminal.ts';
import { unseenKey } from '../target/unseen-key.ts';
import type { Counter } from './terminal.ts';

/** Bytes of what a person types. */
const LONGEST = 64 * 1024;

/** Seconds after which the page looks again whether something is to do. */
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
  'referrer-policy': 'no-referrer',
};

const page = (title: string, head: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${htmlText(title)}</title>${head}` +
  '<style>body{font:1.1rem/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}input,button{font:inherit;padding:.4rem}</style>' +
  `</head><body><main><h1>Plumbline asks</h1>${content}</main></body></html>`;

const asking = ({ id, words }: Open): string =>
  page(
    words,
    '',
    `<form method="post"><label for="answer">${htmlText(words)}</label><p><input id="answer" name="answer" size="40" autofocus autocomplete="off"> <input type="hidden" name="id" value="${id}"><button>Done</button></p></form>`,
  );

const resting = (): string =>
  page('Nothing to do', `<meta http-equiv="refresh" content="${LOOK}">`, '<p>Nothing is to do now.</p>');

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > LONGEST) break;
  }
  return new URLSearchParams(text);
}

/** Asks on a page of this machine, at an address that nobody can guess; it is printed with each question. */
export class LocalPage implements Counter {
  readonly #path = `/${unseenKey()}`;
  #server: Server | undefined;
  #address = '';
  #open: Open | undefined;
  #asked = 0;

  async put(words: string): Promise<string | undefined> {
    this.#address ||= await this.#listen();
    process.stderr.write(forTerminal(`plumbline: a person is asked at ${this.#address}: ${words}\n`));
    this.#asked += 1;
    return new Promise((answer) => {
      this.#open = { id: this.#asked, words, answer };
    });
  }

  close(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
    this.#server = undefined;
    this.#address = '';
  }

  async #listen(): Promise<string> {
    const server = createServer((request, response) => void this.#serve(request, response));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    server.unref();
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}${this.#path}`;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== this.#path) return void response.writeHead(404, HEADERS).end();
    if (request.method === 'POST') {
      this.#take(await bodyOf(request));
      return void response.writeHead(303, { location: this.#path }).end();
    }
    response.writeHead(200, HEADERS).end(this.#open ? asking(this.#open) : resting());
  }

  /** Takes an answer to the question that is open; one that came late answers nothing. */
  #take(form: URLSearchParams): void {
    if (!this.#open || form.get('id') !== String(this.#open.id)) return;
    const { answer } = this.#open;
    this.#open = undefined;
    answer(form.get('answer') ?? '');
  }
}
