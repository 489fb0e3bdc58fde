import { readJson } from '../../ground/json.ts';
import { obstacleIn } from '../../ground/problems/inconclusive.ts';
import { type Channel, ChannelTrouble, told } from '../command/channel.ts';
import type { HttpClient } from '../http/client.ts';
import { addressBelow } from '../http/way.ts';
import type { Ask, Reply } from './port.ts';

export class HttpFacilityChannel implements Channel {
  readonly #http: Pick<HttpClient, 'send'>;
  readonly #base: string;

  constructor(http: Pick<HttpClient, 'send'>, base: string) {
    this.#http = http;
    this.#base = base;
  }

  async ask(question: object): Promise<Reply> {
    const { method, path, body, about } = question as Ask;
    const query = about === undefined ? '' : `?about=${encodeURIComponent(about)}`;
    const url = addressBelow(this.#base, path + query);
    const json = body === undefined ? undefined : JSON.stringify(body);
    const headers: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' };
    const { status, text } = await this.#http.send({ method, url, headers, body: json }).catch((error: Error) => {
      throw new ChannelTrouble(`cannot be asked: ${obstacleIn(error)?.cause ?? error.message}`);
    });
    const read = text === '' ? {} : readJson(text);
    if (read === undefined && status < 300)
      throw new ChannelTrouble(`answered ${JSON.stringify(told(text))}, which is not JSON`);
    return { status, body: read ?? told(text) };
  }

  lastWords(): string {
    return '';
  }

  close(): void {
    // The connections are those of the run.
  }
}
