import type { Claim } from '../../ground/claim.ts';
import type { ExamplePlace } from '../../ground/rules/example-index.ts';
import { isOfClient } from '../../ground/rules/rule-tasks.ts';
import { startBundled } from '../../wire/target/bundled.ts';
import type { ClientUnderTest } from '../../wire/target/client-under-test.ts';
import type { ReadyTarget } from '../run/target.ts';

export interface ExaminedClient {
  readonly claim: Claim;
  readonly underTest: ClientUnderTest;
}

export async function readyClient({ claim, underTest }: ExaminedClient): Promise<ReadyTarget> {
  const { target, close } = await startBundled({ faults: [] });
  const name = [claim.product, claim.version].filter(Boolean).join(' ');
  return { target: { ...target, name, kind: 'external', scope: 'external', claim, client: underTest }, close };
}

export function clientPlaces(places: readonly ExamplePlace[]): ExamplePlace[] {
  return places.filter(({ tags }) => isOfClient(tags));
}
