import { isObject } from '../../ground/json.ts';
import { forTerminal } from '../../ground/quote/terminal.ts';
import { hideDeclared } from '../../ground/secrets/hide-secrets.ts';
import { type Channel, ChannelTrouble } from '../command/channel.ts';
import { CommandChannel } from '../command/command-channel.ts';
import { SteadyChannel } from '../command/steady-channel.ts';
import type { HttpClient } from '../http/client.ts';
import type { DeclaredFacilities, DeclaredFacility } from '../target/declared-facility.ts';
import type { Facility } from '../target/target.ts';
import { HttpFacilityChannel } from './http-channel.ts';
import { LocalPage } from './local-page.ts';
import { PersonChannel } from './person-channel.ts';
import type { Port, Reply } from './port.ts';
import { Terminal } from './terminal.ts';

function replyIn(answer: unknown, verb: string): Reply {
  const { status, body } = isObject(answer) ? answer : {};
  if (Number.isInteger(status)) return { status: status as number, body };
  throw new ChannelTrouble(`answered ${verb} with ${JSON.stringify(answer)?.slice(0, 200)}, which has no status`);
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
    const channel = this.#channelOf(name, declared);
    return {
      who: `the facility ${name}`,
      isPerson: declared.ask === true,
      ask(asked) {
        const verb = `${asked.method} ${asked.path}`;
        return channel.ask(verb, asked, (answer) => replyIn(answer, verb));
      },
    };
  }

  close(): void {
    for (const channel of this.#channels.values()) channel.close();
  }

  #channelOf(name: Facility, { http, command, withheld, patienceMs }: DeclaredFacility): SteadyChannel {
    const key = JSON.stringify([http, command, withheld]);
    const known = this.#channels.get(key);
    if (known) return known;
    const overhear = (text: string): void => {
      const said = `${text.trimEnd().replace(/^/gm, `${name}: `)}\n`;
      process.stderr.write(forTerminal(hideDeclared(said)));
    };
    const open = (): Channel => {
      if (http !== undefined) return new HttpFacilityChannel(this.#http, http);
      if (command !== undefined) return new CommandChannel(command, overhear, withheld);
      return new PersonChannel(process.stdin.isTTY ? new Terminal() : new LocalPage());
    };
    const isPerson = http === undefined && command === undefined;
    const who = isPerson ? `the person who stands for the facility ${name}` : `the facility ${name}`;
    // Nobody sits there after the first question without an answer.
    const channel = new SteadyChannel({ who, open, patienceMs, strikes: isPerson ? 1 : undefined });
    this.#channels.set(key, channel);
    return channel;
  }
}
