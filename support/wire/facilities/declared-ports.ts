import { isObject, readJson } from '../../ground/json.ts';
import { obstacleIn } from '../../ground/problems/inconclusive.ts';
import { forTerminal } from '../../ground/quote/terminal.ts';
import { hideDeclared } from '../../ground/secrets/hide-secrets.ts';
import { realTime } from '../../ground/time/pause.ts';
import { type Channel, ChannelTrouble, endOf } from '../command/channel.ts';
import { CommandChannel } from '../command/command-channel.ts';
import { SteadyChannel } from '../command/steady-channel.ts';
import type { HttpClient } from '../http/client.ts';
import { addressBelow } from '../http/way.ts';
import type { DeclaredFacilities, DeclaredFacility } from '../target/declared-facility.ts';
import type { Facility } from '../target/target.ts';
import { LocalPage } from './local-page.ts';
import { PersonChannel } from './person-channel.ts';
import type { Ask, Port, Reply } from './port.ts';
import { Terminal } from './terminal.ts';

/** Asks at an address; the connections are those of the run. */
async function askAt(base: string, { method, path, body, about }: Ask, http: Pick<HttpClient, 'send'>): Promise<Reply> {
  const query = about === undefined ? '' : `?about=${encodeURIComponent(about)}`;
  const url = addressBelow(base, path + query);
  const json = body === undefined ? undefined : JSON.stringify(body);
  const headers: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' };
  const { status, text } = await http.send({ method, url, headers, body: json }).catch((error: Error) => {
    throw new ChannelTrouble(`cannot be asked: ${obstacleIn(error)?.cause ?? error.message}`);
  });
  const read = text === '' ? {} : readJson(text);
  if (read === undefined && status < 300)
    throw new ChannelTrouble(`answered ${JSON.stringify(endOf(text))}, which is not JSON`);
  return { status, body: read ?? endOf(text) };
}

export class DeclaredPorts {
  readonly #declared: DeclaredFacilities;
  readonly #http: Pick<HttpClient, 'send'>;
  /** By what they are: facilities with the same command share it. */
  readonly #channels = new Map<string, SteadyChannel>();

  constructor(declared: DeclaredFacilities, http: Pick<HttpClient, 'send'>) {
    this.#declared = declared;
    this.#http = http;
  }

  portOf(name: Facility): Port | undefined {
    const declared = (this.#declared as Partial<Record<Facility, DeclaredFacility>>)[name];
    if (!declared) return undefined;
    const { http, command, withheld, patienceMs } = declared;
    const overhear = (text: string): void => {
      const said = `${text.trimEnd().replace(/^/gm, `${name}: `)}\n`;
      process.stderr.write(forTerminal(hideDeclared(said)));
    };
    const open = (): Channel => {
      if (http !== undefined) return { ask: (asked) => askAt(http, asked as unknown as Ask, this.#http) };
      if (command !== undefined) return new CommandChannel(command, overhear, withheld);
      const own = process.stdin.isTTY ? new Terminal() : new LocalPage(realTime.now);
      return new PersonChannel(LocalPage.ofRun ?? own, patienceMs);
    };
    const isPerson = http === undefined && command === undefined;
    const who = isPerson ? `the person who stands for the facility ${name}` : `the facility ${name}`;
    const key = JSON.stringify([http, command, withheld]);
    // Nobody sits there after the first question without an answer.
    const strikes = isPerson ? 1 : undefined;
    const channel = this.#channels.get(key) ?? new SteadyChannel({ who, open, patienceMs, strikes });
    this.#channels.set(key, channel);
    return {
      who: `the facility ${name}`,
      isPerson: declared.ask === true,
      ask(asked) {
        const verb = `${asked.method} ${asked.path}`;
        return channel.ask(verb, asked, (answer) => {
          const { status, body } = isObject(answer) ? answer : {};
          if (Number.isInteger(status)) return { status: status as number, body };
          const words = JSON.stringify(answer)?.slice(0, 200);
          throw new ChannelTrouble(`answered ${verb} with ${words}, which has no status`);
        });
      },
    };
  }

  close(): void {
    for (const channel of this.#channels.values()) channel.close();
  }
}
