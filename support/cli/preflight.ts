import { HttpClient } from '../http/client.ts';
import { UsageError } from '../problems/usage-error.ts';
import type { ResolvedTarget } from '../target/target.ts';

/** Milliseconds that an address has to show a sign of life. */
const PATIENCE = 5000;

/** One address of a target by the name of what is there. */
interface Address {
  readonly name: string;
  readonly url: string;
}

const causeIn = (error: unknown): string => /got no answer: (.*)$/s.exec((error as Error).message)?.[1] ?? '';

function addressesOf({ interfaces }: ResolvedTarget): Address[] {
  return Object.entries(interfaces).flatMap(([name, of]) => [of].flat().map((url) => ({ name, url })));
}

/** Why nothing answers at an address, or undefined when anything does: whatever it says is a sign of life. */
async function silenceOf(http: HttpClient, { url }: Address): Promise<string | undefined> {
  try {
    await http.send({ method: 'GET', url, headers: {} });
    return undefined;
  } catch (error) {
    return causeIn(error);
  }
}

/**
 * Knocks at every address of a target before anything is examined. Answers one sentence for each that is silent;
 * throws UsageError when all of them are, or the lab is.
 */
export async function knock(target: ResolvedTarget): Promise<string[]> {
  const http = new HttpClient({ patience: PATIENCE });
  const addresses = addressesOf(target);
  const lab = target.lab === undefined ? [] : [{ name: 'lab', url: target.lab }];
  try {
    const found = await Promise.all(
      [...addresses, ...lab].map(async (each) => ({ each, why: await silenceOf(http, each) })),
    );
    const silent = found.filter(({ why }) => why !== undefined);
    const told = silent.map(({ each, why }) => `${each.name} at ${each.url} (${why})`);
    if (addresses.every((address) => silent.some(({ each }) => each === address)))
      throw new UsageError(`nothing of the target ${target.name} answers: ${told.join(', ')}.`);
    if (silent.some(({ each }) => each.name === 'lab'))
      throw new UsageError(`no answer from the ${told.at(-1)}; start it, or take it out of the target file.`);
    return told.map((each) => `no answer from ${each}`);
  } finally {
    await http.close();
  }
}
