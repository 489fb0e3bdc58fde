import { CallbackReceiver } from '../callbacks/receiver.ts';
import type { HttpClient } from '../http/client.ts';
import { isLoopback } from '../safety/plain-http.ts';
import type { ResolvedTarget } from '../target/target.ts';
import { type Finding, fine, gap } from './finding.ts';

const BLOCKS = { tags: ['needs-callbacks'] };
const ABOUT = 'the receiver of notifications';

/** Why a target could not come back to an address that works from here, or undefined. */
function beyondReach(base: string, { interfaces, kind }: ResolvedTarget): string | undefined {
  const far = Object.values(interfaces)
    .flat()
    .find((address) => !isLoopback(address));
  if (kind !== 'external' || !isLoopback(base) || far === undefined) return undefined;
  return `it is at ${base}, where ${new URL(far).host} cannot find it; put callbacks.publicUrl or callbacks.command into the target file`;
}

async function loop(
  receiver: CallbackReceiver,
  http: HttpClient,
  now: () => number,
): Promise<string | undefined> {
  const slot = receiver.open('doctor', '/loop', () => undefined, now);
  try {
    const headers = { 'content-type': 'application/json' };
    const { status } = await http.send({
      method: 'POST',
      url: slot.url,
      headers,
      body: '{"plumbline":"doctor"}',
    });
    if (slot.arrivals.length > 0) return undefined;
    return `a POST to ${slot.url} is answered by somebody else (HTTP status ${status}); is the tunnel up?`;
  } catch (error) {
    const cause = /got no answer: (.*)$/s.exec((error as Error).message)?.[1] ?? (error as Error).message;
    return `a POST to ${slot.url} finds nobody (${cause}); is the tunnel up?`;
  }
}

/** Sends a notification to our own receiver at the address that the target would be given. */
export async function examineCallbacks(
  target: ResolvedTarget,
  http: HttpClient,
  now: () => number,
): Promise<Finding> {
  const { listen, publicUrl } = target.callbacks;
  const receiver = new CallbackReceiver('doctor-');
  let base: string;
  try {
    base = await receiver.listen(listen, publicUrl);
  } catch (error) {
    return gap(
      'callbacks',
      ABOUT,
      `callbacks.listen ${listen} cannot be listened at: ${(error as Error).message}`,
      BLOCKS,
    );
  }
  try {
    const broken = (await loop(receiver, http, now)) ?? beyondReach(base, target);
    return broken
      ? gap('callbacks', ABOUT, broken, BLOCKS)
      : fine('callbacks', ABOUT, `${base} leads back to it`);
  } finally {
    await receiver.stop();
  }
}
