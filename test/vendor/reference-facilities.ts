import { askOn, type FacilityAnswer, facilityServer } from './facility-server.ts';

/** The lists of several worlds as one, by the member that has them. */
const LISTS: ReadonlyArray<readonly [path: RegExp, member: string]> = [
  [/^\/handsets\/[^/]+\/messages/, 'messages'],
  [/^\/mailbox/, 'mails'],
  [/^\/carrier\/log/, 'handOvers'],
  [/^\/conversation\/log/, 'calls'],
];

type Effect = Readonly<{ operation: string; resource: string; count: number }>;

type Entry = Readonly<Record<string, unknown>>;

/** The instant of an entry; entries of several worlds are listed in the order of time. */
const atOf = ({ at, received_at, delivered_at }: Entry): string => String(at ?? received_at ?? delivered_at ?? '');

/**
 * Phones, a mailbox, a reviewer and a caller in front of the worlds of the reference, each of which has one account of the
 * sandbox: lists are put together, and what a person does happens in the world that it fits.
 */
export function referenceFacilities(lab: string, worlds: readonly string[]) {
  const inWorld = (world: string, method: string, path: string, body = '') =>
    askOn(`${lab}/worlds/${world}${path}`, method, body);
  const everywhere = (...asked: [method: string, path: string, body: string]) =>
    Promise.all(worlds.map((world) => inWorld(world, ...asked)));
  /** The worlds, that one first whose phone got the latest message. */
  const likely = async (path: string): Promise<readonly string[]> => {
    const [phone] = /^\/handsets\/[^/]+/.exec(path) ?? [];
    if (phone === undefined) return worlds;
    const latest = await Promise.all(
      worlds.map(async (world) => {
        const [, body] = await inWorld(world, 'GET', `${phone}/messages?latest=1`);
        const [last] = (body as { messages: Entry[] }).messages;
        return { world, at: last ? atOf(last) : '' };
      }),
    );
    return latest.toSorted((one, other) => other.at.localeCompare(one.at)).map(({ world }) => world);
  };
  return facilityServer(async (method, path, body) => {
    const list = method === 'GET' && LISTS.find(([form]) => form.test(path));
    if (list) {
      const answers = await everywhere(method, path, body);
      const all = answers.flatMap(([, told]) => (told as Record<string, Entry[]>)[list[1]] ?? []);
      return [200, { [list[1]]: all.toSorted((one, other) => atOf(one).localeCompare(atOf(other))) }];
    }
    if (path === '/carrier/scripts') {
      const answers = await everywhere(method, path, body);
      return answers.find(([status]) => status >= 300) ?? (answers[0] as FacilityAnswer);
    }
    if (path === '/ledger') {
      const sums = new Map<string, Effect>();
      for (const [, told] of await everywhere(method, path, body))
        for (const effect of (told as { effects: Effect[] }).effects) {
          const key = `${effect.operation} ${effect.resource}`;
          sums.set(key, { ...effect, count: effect.count + (sums.get(key)?.count ?? 0) });
        }
      return [200, { effects: [...sums.values()] }];
    }
    let answer: FacilityAnswer = [404, { message: `there is no ${method} ${path} here` }];
    for (const world of await likely(path)) {
      answer = await inWorld(world, method, path, body);
      if (answer[0] < 300) return answer;
    }
    return answer;
  });
}
