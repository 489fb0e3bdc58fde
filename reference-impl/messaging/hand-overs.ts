import { PackedList, type Packing } from '../kernel/packed-list.ts';
import { PlaceIndex } from '../kernel/place-index.ts';
import type { Message } from './message.ts';
import type { MessageStore } from './message-store.ts';
import { isFinal } from './status-change.ts';

/** A message as it was given to the carrier, and when it reached the handset, if it did. */
export interface HandOver {
  readonly message: Message;
  readonly content: string;
  /** The number it was sent from; undefined when any would do. */
  readonly source: string | undefined;
  readonly at: number;
  arrivedAt: number | undefined;
}

/** A hand-over with the place of the one to the same number before it. */
type Chained = HandOver & { readonly earlier: number | undefined };

/** A hand-over as it is written down: text and source where they are not those of the message. */
type Written = readonly [
  message: number,
  at: number,
  arrived: number | null,
  earlier: number | null,
  content?: string | null,
  source?: string | null,
];

/** Writes down the hand-overs of messages that have their final status. */
const packingFor = (messages: MessageStore): Packing<Chained> => ({
  write({ message, content, source, at, arrivedAt, earlier }) {
    if (!isFinal(message.status)) return undefined;
    const arrived = arrivedAt === undefined ? null : arrivedAt - at;
    const isPlain = content === message.content && source === message.sentFrom;
    const written: Written = [message.place, at - message.submittedAt, arrived, earlier ?? null];
    return JSON.stringify(isPlain ? written : [...written, content, source]);
  },
  read(text) {
    const written = JSON.parse(text) as Written;
    const [place, after, arrived, earlier] = written;
    const message = messages.at(place);
    const at = message.submittedAt + after;
    const [content, source] = written.length > 4 ? written.slice(4) : [message.content, message.sentFrom];
    return {
      message,
      content: content as string,
      source: (source as string | null) ?? undefined,
      at,
      arrivedAt: arrived === null ? undefined : at + arrived,
      earlier: earlier ?? undefined,
    };
  },
});

/** Everything the carrier of a world was given, oldest first. */
export class HandOvers implements Iterable<HandOver> {
  readonly #list: PackedList<Chained>;
  /** The latest hand-over by recipient; each knows the one before it. */
  readonly #latest: PlaceIndex;

  constructor(messages: MessageStore, latest?: number) {
    this.#list = new PackedList(packingFor(messages), latest);
    this.#latest = new PlaceIndex((place) => this.#list.at(place).message.destination);
  }

  /** Adds a hand-over; returns the one that is kept. */
  add({ message, content, source, at, arrivedAt }: HandOver): HandOver {
    const earlier = this.#latest.put(message.destination, this.#list.size);
    const added = { message, content, source, at, arrivedAt, earlier };
    this.#list.push(added);
    return added;
  }

  /** The latest hand-over to a number. */
  latestTo(number: string): HandOver | undefined {
    const place = this.#latest.find(number);
    return place === undefined ? undefined : this.#list.at(place);
  }

  /** What reached a handset, oldest first. */
  arrivedAt(number: string): HandOver[] {
    const arrived: HandOver[] = [];
    for (let place = this.#latest.find(number); place !== undefined; ) {
      const each: Chained = this.#list.at(place);
      if (each.arrivedAt !== undefined) arrived.push(each);
      place = each.earlier;
    }
    return arrived.reverse();
  }

  [Symbol.iterator](): Iterator<HandOver> {
    return this.#list[Symbol.iterator]();
  }
}
