import { lookup } from 'node:dns/promises';
import { type Finding, fine, gap } from './finding.ts';
import { type Place, spell, tagsOf } from './place.ts';
import { within } from './within.ts';

const LIMIT = 5000;

async function resolved(hostname: string): Promise<string | undefined> {
  try {
    return (await lookup(hostname.replace(/^\[|\]$/g, ''))).address;
  } catch {
    return undefined;
  }
}

/** Whether the name in an address leads anywhere. */
export async function examineName(place: Place): Promise<Finding> {
  const { hostname } = new URL(place.url);
  const address = await within(LIMIT, resolved(hostname), () => undefined);
  if (address) return fine('name', spell(place), `${hostname} is ${address}`);
  const says = `the name ${hostname} does not resolve; fix it in the target file or in your DNS`;
  return gap('name', spell(place), says, { tags: tagsOf(place) });
}
