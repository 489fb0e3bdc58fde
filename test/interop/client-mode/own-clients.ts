import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { AccessRefused, BearerClient } from '../../../support/client/built-in/bearer-client.ts';
import type { ClientAnswer } from '../../../support/client/built-in/bearer-policy.ts';
import { policyWith } from '../../../support/client/built-in/client-faults.ts';
import { LookupClient } from '../../../support/client/built-in/lookup-client.ts';
import { OptInClient } from '../../../support/client/built-in/opt-in-client.ts';
import { RetryingClient } from '../../../support/client/built-in/retrying-client.ts';
import { SubprojectClient } from '../../../support/client/built-in/subproject-client.ts';
import { isSignedWith } from '../../../support/ground/credentials/webhook-signature.ts';
import { TASKS } from '../../../support/ground/rules/rule-tasks.ts';
import { CallbackReceiver } from '../../../support/wire/callbacks/receiver.ts';
import { deskPolicyWith } from '../../../support/wire/callbacks/receiver-faults.ts';
import { ReportDesk } from '../../../support/wire/callbacks/report-desk.ts';
import { HttpClient } from '../../../support/wire/http/client.ts';
import { Reach } from '../../../support/wire/http/reach.ts';
import { unseenKey } from '../../../support/wire/target/unseen-key.ts';
import { listening } from '../../wire/listening.ts';

type Details = Readonly<Record<string, string>>;

/** The harness's own clients behind a driver, with the faults that they are given. */
export class OwnClients {
  readonly #faults: readonly string[];
  readonly #reach = new Reach([]);
  readonly #http = new HttpClient({ reach: this.#reach });
  readonly #send = this.#http.send.bind(this.#http);
  #platform: Details = {};
  #now = 0;
  #made = new Map<string, unknown>();

  constructor(faults: readonly string[]) {
    this.#faults = faults;
  }

  async act(task: string, details: Details): Promise<object> {
    if (details.now !== undefined) this.#now = Date.parse(details.now);
    if (task === 'new-client') {
      this.#platform = details;
      for (const each of Object.values(details).flat()) if (/^https?:/.test(each)) this.#reach.add(each);
      this.#made = new Map();
    }
    if (task === 'call') return this.#call();
    if (task === 'look-up') return this.#lookUps().lookUp(details.msisdn ?? '');
    if (task === 'use-subproject') return only(await this.#subprojects().createAndUse(details.displayName ?? ''));
    if (task === 'update-service')
      return only(await this.#updates().update(this.#at('serviceUrl'), JSON.stringify(details.members)));
    if (task === 'hear-customer') this.#optIns().hearFrom(details.customer ?? '');
    if (task === 'note-opt-in') this.#optIns().noteOptIn(details.customer ?? '');
    if (task === 'write-to-customer') await this.#optIns().write(details.customer ?? '');
    if (task.startsWith('receive-')) return this.#receive(details);
    if (task === 'count-reports') return { count: (this.#made.get('desk') as ReportDesk).acted.length };
    return {};
  }

  #at(name: string): string {
    return this.#platform[name] ?? '';
  }

  /** What is made once for each client that begins. */
  #once<Made>(name: string, make: () => Made): Made {
    if (!this.#made.has(name)) this.#made.set(name, make());
    return this.#made.get(name) as Made;
  }

  #pause = async (waited: number): Promise<void> => {
    const body = JSON.stringify({ waited });
    const answer = await this.#send({ method: 'POST', url: this.#at('clock'), headers: {}, body });
    this.#now = Date.parse((JSON.parse(answer.text) as { now: string }).now);
  };

  async #call(): Promise<object> {
    const parts = { tokenUrl: this.#at('tokenUrl'), keyId: this.#at('keyId'), keySecret: this.#at('keySecret') };
    const policy = policyWith('policy', this.#faults);
    const make = () => new BearerClient({ ...parts, send: this.#send, now: () => this.#now, policy });
    return only(await this.#once('calls', make).call({ method: 'GET', url: this.#at('callUrl'), headers: {} }));
  }

  #lookUps(): LookupClient {
    const { user = '', password = '', backup = '', primaries } = this.#platform;
    const hosts = { primaries: primaries as unknown as string[], backup, pair: { user, password } };
    const policy = policyWith('lookups', this.#faults);
    return this.#once('lookups', () => new LookupClient({ ...hosts, send: this.#send, pause: this.#pause, policy }));
  }

  #subprojects(): SubprojectClient {
    const { createUrl = '', useUrl = '', keyId = '', keySecret = '' } = this.#platform;
    return new SubprojectClient({
      ...{ createUrl, useUrl, pair: { user: keyId, password: keySecret }, send: this.#send },
      ...{ now: () => this.#now, pause: this.#pause, policy: policyWith('subprojects', this.#faults) },
    });
  }

  #updates(): RetryingClient {
    const policy = policyWith('keys', this.#faults);
    return this.#once('updates', () => new RetryingClient({ send: this.#send, newKey: unseenKey, policy }));
  }

  #optIns(): OptInClient {
    const policy = policyWith('optIns', this.#faults);
    const url = this.#at('messagesUrl');
    return this.#once('opt-ins', () => new OptInClient({ url, send: this.#send, now: () => this.#now, policy }));
  }

  async #receive({ publicKey, headerPrefix = '' }: Details): Promise<object> {
    const receiver = new CallbackReceiver();
    await receiver.listen('127.0.0.1:0');
    const desk = new ReportDesk(
      deskPolicyWith(this.#faults),
      (each) => publicKey === undefined || isSignedWith(each, publicKey, headerPrefix),
    );
    this.#made.set('desk', desk);
    const noWorld = () => undefined;
    const slot = receiver.open('reports', '', noWorld, () => this.#now);
    slot.otherwise = (notification) => desk.take(notification);
    return { url: slot.url };
  }
}

const only = ({ status }: ClientAnswer): object => ({ status });

interface Asked {
  readonly id: number;
  readonly task: string;
}

async function answer(clients: OwnClients, clock: boolean, { id, task, ...details }: Asked): Promise<object> {
  if (task === 'capabilities')
    return { id, ok: true, result: { tasks: TASKS, clock, product: 'own clients', version: '1' } };
  try {
    return { id, ok: true, result: await clients.act(task, details) };
  } catch (error) {
    const kind = error instanceof AccessRefused ? 'access-refused' : 'failed';
    return { id, error: { kind, message: (error as Error).message } };
  }
}

/** Serves the harness's own clients as a driver: at /<fault> with that fault, at /no-clock without a clock that can be set. */
export async function serveOwnClients(): Promise<{ url: string; server: Server }> {
  const clients = new Map<string, OwnClients>();
  const server = createServer(async (request, response) => {
    const fault = (request.url ?? '').slice(1);
    const served = clients.get(fault) ?? new OwnClients([fault]);
    clients.set(fault, served);
    const asked = JSON.parse(await text(request)) as Asked;
    response.end(JSON.stringify(await answer(served, fault !== 'no-clock', asked)));
  });
  return { url: await listening(server), server };
}
