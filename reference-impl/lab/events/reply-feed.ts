import type { InboundReply } from '../../messaging/reply.ts';
import type { World } from '../../worlds/world.ts';

/** How many earlier replies a page gets when it opens. */
const PAST = 500;

const rowOf = ({ id, account, message, from, content, attachments = [], receivedAt }: InboundReply): object => ({
  id,
  account: account.id,
  message: message?.id ?? null,
  from,
  text: content.slice(0, 1000),
  files: attachments.map(({ originalName }) => originalName),
  at: receivedAt,
});

/** Returns the texts of recipients that arrived since the last call. */
export class ReplyFeed {
  readonly #world: World;
  readonly #places = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
    for (const id of world.accounts.keys())
      this.#places.set(id, Math.max(0, world.scopes.messaging.state.recordsOf(id).received.size - PAST));
  }

  /** Up to `most` replies, account by account, oldest first. */
  take(most: number): object[] {
    const rows: object[] = [];
    for (const id of this.#world.accounts.keys()) {
      const { received } = this.#world.scopes.messaging.state.recordsOf(id);
      let place = this.#places.get(id) ?? 0;
      for (; place < received.size && rows.length < most; place += 1) rows.push(rowOf(received.at(place)));
      this.#places.set(id, place);
    }
    return rows;
  }
}
