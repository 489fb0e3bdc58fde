import type { Facts } from '../../ground/facts.ts';
import { obstacleIn, sentenceOf } from '../../ground/problems/inconclusive.ts';
import { Downstream } from '../../wire/downstream/downstream.ts';
import { DeclaredPorts } from '../../wire/facilities/declared-ports.ts';
import { OfferedFacility } from '../../wire/facilities/offered-facility.ts';
import type { Port } from '../../wire/facilities/port.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import type { LabClient } from '../../wire/lab/lab-client.ts';
import { WorldPort } from '../../wire/lab/world-port.ts';
import type { Facility, ResolvedTarget } from '../../wire/target/target.ts';
import { mainOf } from './asker.ts';
import { type Finding, fine, gap, note } from './finding.ts';

type Request = readonly [method: string, path: string, body?: unknown];

/** A request to each facility that changes nothing that matters, without the account or phone that it is about. */
const HARMLESS: Readonly<Partial<Record<Facility, Request>>> = {
  clock: ['POST', '/clock/advance', { by: 'PT0S' }],
  accounts: ['PATCH', '/accounts', { features: {} }],
  carrier: ['GET', '/carrier/log'],
  handset: ['GET', '/handsets'],
  hlr: ['GET', '/hlr'],
  calls: ['GET', '/calls'],
  mailbox: ['GET', '/mailbox'],
  review: ['GET', '/review'],
  ledger: ['GET', '/ledger'],
  downstream: ['GET', '/conversation/log'],
  holds: ['POST', '/holds', { point: 'messages.cancel', count: 1 }],
};

async function tried(name: Facility, port: Port, { accounts, numbers }: Facts): Promise<Finding[]> {
  if (!HARMLESS[name]) return [];
  const blocks = { tags: [`needs-${name}`] };
  const number = numbers.reachable?.[0];
  const [method, start, body] = HARMLESS[name];
  let path = start;
  if (name === 'accounts') path += `/${mainOf(accounts)?.id ?? ''}`;
  if (name === 'handset') path += `/${encodeURIComponent(number ?? '+')}/messages`;
  try {
    const answer = await new OfferedFacility(name, port).request(method, path, body);
    if (name === 'handset') {
      const { messages } = answer as { messages: ReadonlyArray<{ number?: string }> };
      const other = messages.find((each) => each.number !== undefined && each.number !== number)?.number;
      const says = `it shows messages to ${other}: it is another phone than the one asked for`;
      if (other !== undefined) return [gap('facility', name, says, blocks)];
    }
    return [fine('facility', name, `${port.who} answers ${method} ${path}`)];
  } catch (error) {
    if (obstacleIn(error) === undefined) throw error;
    return [gap('facility', name, sentenceOf(error), blocks)];
  }
}

export async function examineDeclared(target: ResolvedTarget, facts: Facts, http: HttpClient): Promise<Finding[]> {
  const { facilities = {} } = target;
  const ports = new DeclaredPorts(facilities, http);
  const found: Array<Finding[] | Promise<Finding[]>> = [];
  for (const name of Object.keys(facilities) as Array<keyof typeof facilities>) {
    const port = ports.portOf(name) as Port;
    if (!port.isPerson) found.push(tried(name, port, facts));
    else {
      const where = process.stdin.isTTY ? 'at this terminal' : 'at a page on 127.0.0.1 that the run prints';
      const patience = (facilities[name]?.patienceMs ?? 0) / 1000;
      found.push([note('facility', name, `a person is asked ${where} and has ${patience} s for each answer`)]);
    }
  }
  const findings = await Promise.all(found);
  ports.close();
  return findings.flat();
}

/** Tries everything that a lab offers, in one of its worlds; what the target file declares itself is left out. */
export async function examineLab(
  lab: LabClient,
  world: Facts & { readonly id: string },
  { facilities = {} }: ResolvedTarget,
): Promise<Finding[]> {
  const port = new WorldPort(lab, world.id);
  const found: Finding[] = [];
  for (const name of Object.keys(HARMLESS) as Facility[])
    if (!(name in facilities)) found.push(...(await tried(name, port, world)));
  return found;
}

const ABOUT = 'the conversation service that the harness plays';
const BLOCKS = { tags: ['needs-downstream'] };

/** Where a standalone API under test has to send to; undefined while its port is open. */
export function downstreamAddress({ downstream }: Pick<ResolvedTarget, 'downstream'>): string | undefined {
  if (!downstream || downstream.listen.endsWith(':0')) return undefined;
  return `http://${downstream.listen}`;
}

export async function examineDownstream(target: ResolvedTarget): Promise<Finding[]> {
  const { listen } = target.downstream ?? {};
  if (listen === undefined) return [];
  const downstream = new Downstream();
  try {
    await downstream.listen(listen);
  } catch (error) {
    return [gap('downstream', ABOUT, (error as Error).message, BLOCKS)];
  } finally {
    downstream.close();
  }
  const address = downstreamAddress(target);
  if (address !== undefined) return [fine('downstream', ABOUT, `let the standalone API send to ${address}`)];
  const says = `${listen} is another port in every run; give one, and let the standalone API send there`;
  return [note('downstream', ABOUT, says, BLOCKS)];
}
