import { readJson } from '../../ground/json.ts';
import { obstacleIn } from '../../ground/problems/inconclusive.ts';
import { type Channel, ChannelTrouble, type Question, told } from '../../wire/command/channel.ts';
import { HttpClient } from '../../wire/http/client.ts';
import { Reach } from '../../wire/http/reach.ts';

const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'cannot be asked: nothing listens at its address; start it first',
  ECONNRESET: 'closed the connection before it had answered',
  UND_ERR_SOCKET: 'closed the connection before it had answered',
};

/** A driver that is an address: every task is a POST to it, every answer what comes back. */
export class HttpChannel implements Channel {
  readonly #url: string;
  readonly #http: HttpClient;

  constructor(url: string, patience: number) {
    this.#url = url;
    this.#http = new HttpClient({ reach: new Reach([url]), patience });
  }

  async ask(task: Question): Promise<unknown> {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const request = { method: 'POST', url: this.#url, headers, body: JSON.stringify(task) };
    const { status, text } = await this.#http.send(request).catch((error: Error) => {
      const cause = CAUSES[obstacleIn(error)?.cause ?? ''];
      throw new ChannelTrouble(cause ?? `cannot be asked: ${error.message.replace(/^\[[a-z-]+\] /, '')}`);
    });
    if (status !== 200) throw new ChannelTrouble(`answered HTTP status ${status}${text && `: ${told(text)}`}`);
    const read = readJson(text);
    if (read === undefined)
      throw new ChannelTrouble(`answered ${JSON.stringify(told(text))}, which is not a JSON object`);
    return read;
  }

  lastWords(): string {
    return '';
  }

  close(): void {
    void this.#http.close();
  }
}
