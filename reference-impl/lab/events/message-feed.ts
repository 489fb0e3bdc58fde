import type { Message } from '../../messaging/submit/message.ts';
import type { World } from '../../worlds/registry.ts';

/** The maximum of messages that a page follows; the oldest are dropped first. */
export const FOLLOWED = 20_000;

/** How much of a text a row shows, in characters. */
export const PREVIEW = 200;

interface Told {
  status: string;
  code: string;
  changedAt: number | undefined;
}

const stateOf = ({ status, statusCode, changedAt }: Message): Told => ({ status, code: statusCode, changedAt });

/** A message as a row of a list; instants in milliseconds since the epoch. */
export const rowOf = (message: Message): object => ({
  id: message.id,
  account: message.account.id,
  to: message.destination,
  from: message.source ?? null,
  text: message.content.slice(0, PREVIEW),
  format: message.format,
  status: message.status,
  code: message.statusCode,
  at: message.submittedAt,
  changed: message.changedAt ?? null,
  reports: message.wantsReports,
  callback: message.callbackUrl !== undefined,
});

/** Returns the messages that are new or changed since the last call, from what the platform keeps anyway. */
export class MessageFeed {
  readonly #world: World;
  /** How far the traffic of each account has been read. */
  readonly #places = new Map<string, number>();
  #followed: Message[] = [];
  #told: Told[] = [];

  constructor(world: World) {
    this.#world = world;
    for (const { sent, id } of this.#traffic()) this.#places.set(id, Math.max(0, sent.length - FOLLOWED));
  }

  /** How many messages the world has. */
  get total(): number {
    return this.#world.scopes.messaging.state.messages.size;
  }

  /** Up to `most` rows, the changed ones before the new ones; fewer when there are no more. */
  take(most: number): object[] {
    const rows: object[] = [];
    for (let i = 0; i < this.#followed.length && rows.length < most; i += 1) {
      const [message, told] = [this.#followed[i] as Message, this.#told[i] as Told];
      const { status, statusCode, changedAt } = message;
      if (status === told.status && statusCode === told.code && changedAt === told.changedAt) continue;
      this.#told[i] = stateOf(message);
      rows.push(rowOf(message));
    }
    for (const { id, sent } of this.#traffic()) {
      let place = this.#places.get(id) ?? 0;
      for (; place < sent.length && rows.length < most; place += 1) {
        const message = sent[place] as Message;
        this.#followed.push(message);
        this.#told.push(stateOf(message));
        rows.push(rowOf(message));
      }
      this.#places.set(id, place);
    }
    if (this.#followed.length >= FOLLOWED * 1.25) {
      this.#followed = this.#followed.slice(-FOLLOWED);
      this.#told = this.#told.slice(-FOLLOWED);
    }
    return rows;
  }

  #traffic(): Array<{ id: string; sent: readonly Message[] }> {
    const { accounts, scopes } = this.#world;
    return [...accounts.keys()].map((id) => ({ id, sent: scopes.messaging.state.recordsOf(id).sent }));
  }
}
