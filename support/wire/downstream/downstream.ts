import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { realTime } from '../../ground/time/pause.ts';
import type { Port } from '../facilities/port.ts';
import { Intake } from '../http/intake.ts';
import { type DownstreamCall, downstreamAnswer } from './answers.ts';

/** Bytes of the calls that are kept: each look of an example copies them. */
const MOST_KEPT = 4 * 1024 * 1024;

/** Plays the conversation service for a platform that hands its messages on to it, and remembers what that sent. */
export class Downstream {
  readonly #intake = new Intake(this.#serve.bind(this), { mostInAll: MOST_KEPT });
  readonly #calls: DownstreamCall[] = [];

  /** Listens at `host:port`, and keeps no process alive. Returns the address to send to. */
  listen(listen: string): Promise<string> {
    return this.#intake.listen(listen).catch(({ message }: Error) => {
      throw new UsageError(`downstream.listen ${listen} cannot be listened at: ${message}.`);
    });
  }

  get port(): Port {
    const before = this.#intake.dropped;
    const ask = async () => {
      const dropped = this.#intake.dropped - before;
      if (dropped === 0) return { status: 200, body: { calls: [...this.#calls] } };
      const says = `the conversation service that the harness plays dropped ${dropped} calls or connections meanwhile`;
      throw new Inconclusive('insufficient-evidence', says);
    };
    return { who: 'the downstream', isPerson: false, ask };
  }

  close(): void {
    void this.#intake.stop();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const shelf = {};
    const bytes = await this.#intake.read(request, response, shelf);
    if (!bytes) return;
    const path = url.split('?')[0] ?? '';
    const isKnown = headers.authorization !== undefined;
    const answer = downstreamAnswer({ method, path, isKnown, text: bytes.toString(), at: realTime.now() });
    if (answer.call) this.#calls.push(answer.call);
    else this.#intake.release(shelf);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  }
}
