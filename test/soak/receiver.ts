import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listening } from '../wire/listening.ts';
import type { History } from './history.ts';

/** One attempt of so many is answered with status 500, and one of so many is cut off after a part of the answer. */
const REFUSED = 23;
const CUT = 37;

/** Takes reports and writes them into the history that their address names; now and then it takes one badly. */
export class Receiver {
  readonly #histories = new Map<string, History>();
  #server = createServer((request, response) => this.#take(request, response));
  #count = 0;
  #url = '';

  /** Listens; its address is known afterwards. */
  async open(): Promise<this> {
    this.#url = await listening(this.#server);
    return this;
  }

  /** The address for the reports of one history. */
  addressOf(history: History, name: string): string {
    this.#histories.set(name, history);
    return `${this.#url}/${name}`;
  }

  close(): void {
    this.#server.close().closeAllConnections();
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.#count += 1;
      const [isRefused, isCut] = [this.#count % REFUSED === 0, this.#count % CUT === 0];
      this.#note((request.url ?? '').slice(1), Buffer.concat(chunks).toString(), !isRefused && !isCut);
      if (isCut) response.destroy();
      else response.writeHead(isRefused ? 500 : 200).end();
    });
  }

  #note(name: string, text: string, taken: boolean): void {
    const body = JSON.parse(text) as { message_id: string; delivery_report_id: string; status: string };
    const { message_id: message, delivery_report_id: report, status } = body;
    this.#histories.get(name)?.arrive({ message, report, status, taken });
  }
}
