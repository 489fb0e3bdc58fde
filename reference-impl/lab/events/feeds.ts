import type { Attempt } from '../../kernel/attempt-log.ts';
import type { InboundReply } from '../../messaging/replies/reply.ts';
import type { Registry, World } from '../../worlds/registry.ts';
import { overview } from '../overview.ts';

type Row = Omit<Attempt, 'headers' | 'answer'> & { readonly number: number };

/** Gives the attempts that ended since the last call, `most` at most, oldest first, numbered within the world. */
export function attemptFeed(world: World): (most: number) => Row[] {
  let told = world.outbox.log.first;
  return (most) => {
    const { attempts, first } = world.outbox.log;
    if (told < first) told = first;
    const [from, before] = [told - first, told];
    const taken = attempts.slice(from, from + most);
    told += taken.length;
    return taken.map(({ headers: _, answer: __, ...rest }, i) => ({ ...rest, number: before + i }));
  };
}

/** Gives the parts of a world's overview that have changed since the last call, by name, as JSON. */
export function partFeed(world: World, registry: Registry): () => Array<readonly [name: string, json: string]> {
  const told = new Map<string, string>();
  return () =>
    Object.entries(overview).flatMap(([name, look]) => {
      const part: { mode?: string; now?: string } = look(world, registry);
      // A ticking clock is sent once: listeners have a clock too.
      const json = JSON.stringify(part.mode === 'real' ? { ...part, now: undefined } : part);
      if (told.get(name) === json) return [];
      told.set(name, json);
      return [[name, json] as const];
    });
}

const PAST = 500;

/** Gives the texts of recipients that arrived since the last call, up to `most`, account by account, oldest first. */
export function replyFeed({ accounts, scopes }: World): (most: number) => object[] {
  const places = new Map<string, number>();
  for (const id of accounts.keys())
    places.set(id, Math.max(0, scopes.messaging.state.recordsOf(id).received.length - PAST));
  return (most) => {
    const rows: object[] = [];
    for (const id of accounts.keys()) {
      const { received } = scopes.messaging.state.recordsOf(id);
      let place = places.get(id) ?? 0;
      for (; place < received.length && rows.length < most; place += 1) {
        const reply = received[place] as InboundReply;
        const { id, from, content, receivedAt: at, attachments = [] } = reply;
        const about = { account: reply.account.id, message: reply.message?.id ?? null };
        const files = attachments.map(({ originalName }) => originalName);
        rows.push({ id, ...about, from, text: content.slice(0, 1000), files, at });
      }
      places.set(id, place);
    }
    return rows;
  };
}
