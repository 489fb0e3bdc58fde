import { resolve } from 'node:path';
import { startBundled } from '../../wire/target/bundled.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { readTargetFile } from '../../wire/target/target-file.ts';
import { complain } from '../terminal/streams.ts';

/** A target as its file declares it; nothing is started and nothing is sent. The bundled one offers everything. */
export async function declaredTarget(path: string | undefined): Promise<ResolvedTarget> {
  const { target, warnings } = path ? readTargetFile(resolve(path)) : { target: undefined, warnings: [] };
  for (const warning of warnings) complain(warning);
  return withInterfaces(target);
}

export async function withInterfaces(target: ResolvedTarget | undefined): Promise<ResolvedTarget> {
  if (target && target.kind !== 'bundled') return target;
  const { target: bundled, close } = await startBundled({ faults: [] });
  await close();
  return target ? { ...target, interfaces: bundled.interfaces, lab: bundled.lab } : bundled;
}
