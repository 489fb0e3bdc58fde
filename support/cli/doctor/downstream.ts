import { Downstream } from '../../wire/downstream/downstream.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { type Finding, fine, gap, note } from './finding.ts';

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
