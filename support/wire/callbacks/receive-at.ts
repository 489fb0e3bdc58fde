import { UsageError } from '../../ground/problems/usage-error.ts';
import { parseDuration } from '../../ground/time/duration.ts';
import type { ResolvedTarget } from '../target/target.ts';
import type { CallbackReceiver } from './receiver.ts';
import { openTunnel, type Tunnel } from './tunnel.ts';

/** Listens for notifications where a target file says; `own` hears each address. Throws UsageError where it cannot. */
export async function receiveAt(
  { listen, publicUrl, command, commandPatience = '30s', withheld }: ResolvedTarget['callbacks'],
  receiver: CallbackReceiver,
  own: (address: string) => void,
): Promise<Tunnel | undefined> {
  try {
    const local = await receiver.listen(listen);
    own(local);
    const isTunnelled = publicUrl === undefined && command !== undefined;
    const patience = parseDuration(commandPatience) ?? 0;
    const tunnel = isTunnelled ? await openTunnel(command, Number(new URL(local).port), patience, withheld) : undefined;
    const url = publicUrl ?? tunnel?.url;
    if (url === undefined) return tunnel;
    receiver.announce(url);
    own(url);
    return tunnel;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`callbacks.listen ${listen} cannot be listened at: ${(error as Error).message}.`);
  }
}
