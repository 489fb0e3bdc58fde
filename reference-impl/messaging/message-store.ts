import { getHeapStatistics } from 'node:v8';
import type { Account } from '../accounts/account.ts';
import { PackedList, type Packing } from '../kernel/packed-list.ts';
import { PlaceIndex } from '../kernel/place-index.ts';
import type { Shelf } from '../kernel/timeline.ts';
import { Message, type SubmittedItem } from './message.ts';
import { isFinal } from './status-change.ts';

/** What most messages lack. */
interface Rest {
  readonly item: Partial<SubmittedItem>;
  readonly scheduledFor?: number;
  readonly expiresAt?: number;
}

/** A message as it is written down: instants after the first in milliseconds since that one. */
type Written = readonly [
  id: string,
  content: string,
  destination: string,
  account: number,
  submittedAt: number,
  status: Message['status'],
  statusCode: string,
  handedOver: number | null,
  changed: number | null,
  sentFrom: string | null,
  rest?: Rest,
];

function restOf(message: Message): Rest | undefined {
  const { format, wantsReports, callbackUrl, metadata, source, sourceType } = message;
  const { scheduledFor, expiresAt } = message;
  const isPlain = format === 'SMS' && !wantsReports && !callbackUrl && !metadata && !source && !sourceType;
  if (isPlain && scheduledFor === undefined && expiresAt === undefined) return undefined;
  const item = {
    format,
    delivery_report: wantsReports,
    callback_url: callbackUrl,
    metadata,
    source_number: source,
    source_number_type: sourceType,
  };
  return { item: isPlain ? {} : item, scheduledFor, expiresAt } as Rest;
}

const NO_REST: Rest = { item: {} };

type Mutable = { -readonly [Member in keyof Message]: Message[Member] };

/** Writes down messages that have their final status; `accounts` are those that occurred. */
class MessagePacking implements Packing<Message> {
  readonly #accounts: Account[] = [];

  write(message: Message): string | undefined {
    const { id, content, destination, account, submittedAt, status, statusCode, handedOverAt, changedAt } = message;
    if (!isFinal(status)) return undefined;
    const handedOver = handedOverAt === undefined ? null : handedOverAt - submittedAt;
    const changed = changedAt === undefined ? null : changedAt - submittedAt;
    const place = this.#placeOf(account);
    const rest = restOf(message);
    // biome-ignore format: one line for each half
    const written = [
      id, content, destination, place, submittedAt,
      status, statusCode, handedOver, changed, message.sentFrom ?? null,
    ] satisfies Written;
    return JSON.stringify(rest ? [...written, rest] : written);
  }

  read(text: string, place: number): Message {
    const written = JSON.parse(text) as Written;
    const [id, content, destination, account, submittedAt, status, statusCode, handedOver, changed] = written;
    const { item, scheduledFor, expiresAt } = written[10] ?? NO_REST;
    const given: SubmittedItem = { content, destination_number: destination, ...item };
    const message: Mutable = new Message(id, this.#accounts[account] as Account, given, submittedAt);
    message.place = place;
    message.status = status;
    message.statusCode = statusCode;
    if (handedOver !== null) message.handedOverAt = submittedAt + handedOver;
    if (changed !== null) message.changedAt = submittedAt + changed;
    message.sentFrom = written[9] ?? undefined;
    message.scheduledFor = scheduledFor;
    message.expiresAt = expiresAt;
    return message;
  }

  #placeOf(account: Account): number {
    const known = this.#accounts.indexOf(account);
    return known >= 0 ? known : this.#accounts.push(account) - 1;
  }
}

/** How much of the memory of the process the messages of one world and their pending callbacks may take, in percent. */
const MOST_PERCENT = 25;

/** The same in bytes. */
export const MOST_BYTES = Math.floor((getHeapStatistics().heap_size_limit * MOST_PERCENT) / 100);

/** What a message takes besides its text, and what its timers and its reports take: at most, in bytes. */
const PLAIN = 300;
const BUSY = 1200;

/** How much memory a message takes at most, in bytes; a character takes up to two. */
function sizeOf(message: Message): number {
  const rest = restOf(message);
  return 2 * message.content.length + PLAIN + (rest ? 2 * JSON.stringify(rest).length + BUSY : 0);
}

/** The messages of a world, in the order in which they were accepted. */
export class MessageStore implements Shelf<Message> {
  /** How much memory they take at most, in bytes. */
  bytes = 0;
  readonly #list: PackedList<Message>;
  readonly #byId: PlaceIndex;

  /** @param latest how many are kept as they are; the default where it is left out */
  constructor(latest?: number) {
    this.#list = new PackedList(new MessagePacking(), latest);
    this.#byId = new PlaceIndex((place) => this.#list.at(place).id);
  }

  /** How many ids there are. */
  get size(): number {
    return this.#byId.size;
  }

  add(message: Message): void {
    message.place = this.#list.push(message);
    this.#byId.put(message.id, message.place);
    this.bytes += sizeOf(message);
  }

  get(id: string): Message | undefined {
    const place = this.#byId.find(id);
    return place === undefined ? undefined : this.#list.at(place);
  }

  placeOf({ place }: Message): number {
    return place;
  }

  at(place: number): Message {
    return this.#list.at(place);
  }

  *ids(): Generator<string> {
    for (const { id } of this.#list) yield id;
  }
}
