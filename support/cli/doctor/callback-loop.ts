import { doNothing } from '../../ground/do-nothing.ts';
import { obstacleIn } from '../../ground/problems/inconclusive.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { parseDuration } from '../../ground/time/duration.ts';
import { CallbackReceiver } from '../../wire/callbacks/receiver.ts';
import { openTunnel } from '../../wire/callbacks/tunnel.ts';
import { HttpClient } from '../../wire/http/client.ts';
import { Reach } from '../../wire/http/reach.ts';
import { isLoopback } from '../../wire/safety/plain-http.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { type Finding, fine, gap } from './finding.ts';

const BLOCKS = { tags: ['needs-callbacks'] };
const ABOUT = 'the receiver of notifications';

async function loop(receiver: CallbackReceiver, http: HttpClient, now: () => number): Promise<string | undefined> {
  const slot = receiver.open('doctor', '/loop', doNothing, now);
  try {
    const headers = { 'content-type': 'application/json' };
    const { status } = await http.send({ method: 'POST', url: slot.url, headers, body: '{"plumbline":"doctor"}' });
    if (slot.arrivals.length > 0) return undefined;
    return `a POST to ${slot.url} is answered by another server (HTTP status ${status}); is the tunnel up?`;
  } catch (error) {
    const { cause = (error as Error).message } = obstacleIn(error) ?? {};
    return `a POST to ${slot.url} does not reach this machine (${cause}); is the tunnel up?`;
  }
}

async function announce(receiver: CallbackReceiver, local: string, target: ResolvedTarget) {
  const { command, commandPatience = '30s', publicUrl, withheld } = target.callbacks;
  if (publicUrl !== undefined || command === undefined) return { base: publicUrl ?? local, close: doNothing };
  const tunnel = await openTunnel(command, Number(new URL(local).port), parseDuration(commandPatience) ?? 0, withheld);
  receiver.announce(tunnel.url);
  return { base: tunnel.url, close: tunnel.close };
}

/** Sends a notification to our own receiver where the target would send it. @param patience milliseconds */
export async function examineCallbacks(target: ResolvedTarget, patience: number, now: () => number): Promise<Finding> {
  const { listen, publicUrl } = target.callbacks;
  const receiver = new CallbackReceiver('doctor-');
  let local: string;
  try {
    local = await receiver.listen(listen, publicUrl);
  } catch (error) {
    const says = `callbacks.listen ${listen} cannot be listened at: ${(error as Error).message}`;
    return gap('callbacks', ABOUT, says, BLOCKS);
  }
  try {
    const { base, close } = await announce(receiver, local, target);
    const http = new HttpClient({ reach: new Reach([base]), patience });
    let broken = await loop(receiver, http, now);
    const far = Object.values(target.interfaces)
      .flat()
      .find((address) => !isLoopback(address));
    if (broken === undefined && target.kind === 'external' && isLoopback(base) && far !== undefined)
      broken = `it is at ${base}, where ${new URL(far).host} cannot find it; put callbacks.publicUrl or callbacks.command into the target file`;
    await http.close();
    close();
    return broken ? gap('callbacks', ABOUT, broken, BLOCKS) : fine('callbacks', ABOUT, `${base} leads back to it`);
  } catch (error) {
    if (error instanceof UsageError) return gap('callbacks', ABOUT, error.message, BLOCKS);
    throw error;
  } finally {
    await receiver.stop();
  }
}
