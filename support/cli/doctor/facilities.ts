import type { Facts } from '../../ground/facts.ts';
import { obstacleIn } from '../../ground/problems/inconclusive.ts';
import { DeclaredPorts } from '../../wire/facilities/declared-ports.ts';
import { OfferedFacility } from '../../wire/facilities/offered-facility.ts';
import type { Port } from '../../wire/facilities/port.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import type { LabClient } from '../../wire/lab/lab-client.ts';
import { WorldPort } from '../../wire/lab/world-port.ts';
import type { Facility, ResolvedTarget } from '../../wire/target/target.ts';
import { type Finding, fine, gap, note } from './finding.ts';

type Request = readonly [method: string, path: string, body?: unknown];

const handset = ({ numbers }: Facts): string =>
  `/handsets/${encodeURIComponent(numbers.reachable?.[0] ?? '+')}/messages`;

const mainAccount = ({ accounts }: Facts): string => accounts.find(({ role }) => role === 'main')?.id ?? '';

/** A request to each facility that changes nothing, in the world that a lab makes for it nothing that matters. */
const HARMLESS: Readonly<Partial<Record<Facility, (facts: Facts) => Request>>> = {
  clock: () => ['POST', '/clock/advance', { by: 'PT0S' }],
  accounts: (facts) => ['PATCH', `/accounts/${mainAccount(facts)}`, { features: {} }],
  carrier: () => ['GET', '/carrier/log'],
  handset: (facts) => ['GET', handset(facts)],
  hlr: () => ['GET', '/hlr'],
  calls: () => ['GET', '/calls'],
  mailbox: () => ['GET', '/mailbox'],
  review: () => ['GET', '/review'],
  ledger: () => ['GET', '/ledger'],
  downstream: () => ['GET', '/conversation/log'],
  holds: () => ['POST', '/holds', { point: 'messages.cancel', count: 1 }],
};

/** The number that a phone shows messages of, where that is not the one that was asked for. */
function otherPhone(name: Facility, answer: unknown, { numbers }: Facts): string | undefined {
  if (name !== 'handset') return undefined;
  const { messages } = answer as { messages: ReadonlyArray<{ number?: string }> };
  return messages.find(({ number }) => number !== undefined && number !== numbers.reachable?.[0])?.number;
}

async function tried(name: Facility, port: Port, facts: Facts): Promise<Finding | undefined> {
  const blocks = { tags: [`needs-${name}`] };
  const request = HARMLESS[name]?.(facts);
  if (!request) return undefined;
  try {
    const answer = await new OfferedFacility(name, port).request(...request);
    const other = otherPhone(name, answer, facts);
    if (other === undefined) return fine('facility', name, `${port.who} answers ${request[0]} ${request[1]}`);
    return gap('facility', name, `it shows messages to ${other}: it is another phone than the one asked for`, blocks);
  } catch (error) {
    if (obstacleIn(error) === undefined) throw error;
    return gap('facility', name, (error as Error).message.replace(/^\[[a-z-]+\] /, ''), blocks);
  }
}

function person(name: Facility, patienceMs: number): Finding {
  const where = process.stdin.isTTY ? 'at this terminal' : 'at a page on 127.0.0.1 that the run prints';
  return note('facility', name, `a person is asked ${where} and has ${patienceMs / 1000} s for each answer`);
}

/** Tries the facilities that the target file declares. */
export async function examineDeclared(
  { facilities = {} }: ResolvedTarget,
  facts: Facts,
  http: HttpClient,
): Promise<Finding[]> {
  const ports = new DeclaredPorts(facilities, http);
  const names = Object.keys(facilities) as Array<keyof typeof facilities>;
  const found = await Promise.all(
    names.map((name) => {
      const port = ports.portOf(name) as Port;
      return port.isPerson ? person(name, facilities[name]?.patienceMs ?? 0) : tried(name, port, facts);
    }),
  );
  ports.close();
  return found.filter((each) => each !== undefined);
}

/** Tries everything that a lab offers, in the world with these facts; what the target file declares itself is left out. */
export async function examineLab(
  lab: LabClient,
  world: Facts & { readonly id: string },
  { facilities = {} }: ResolvedTarget,
): Promise<Finding[]> {
  const port = new WorldPort(lab, world.id);
  const names = (Object.keys(HARMLESS) as Facility[]).filter((name) => !(name in facilities));
  const found: Finding[] = [];
  for (const name of names) found.push(...[(await tried(name, port, world)) ?? []].flat());
  return found;
}
