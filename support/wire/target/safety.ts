import { dirname, resolve } from 'node:path';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { SIDE_EFFECTS, type SideEffect } from '../../ground/side-effects.ts';
import { parseDuration } from '../../ground/time/duration.ts';
import { isOpenToAll, refusePlainHttp } from '../safety/plain-http.ts';
import { isInside, type Reached } from './container-settings.ts';

export interface Safety {
  readonly sideEffects: readonly SideEffect[];
  readonly allowPlainHttp: boolean;
  /** The folder with the journal, the leases and the verdicts that are still to come. */
  readonly stateDir: string;
  readonly maxDeferMs: number;
}

export interface WrittenSafety {
  readonly sideEffects?: boolean | 'none' | 'all' | SideEffect | readonly SideEffect[];
  readonly allowPlainHttp?: boolean;
  readonly stateDir?: string;
  readonly maxDefer?: string;
}

const DEFAULT_DEFER = '48h';

/** What the file says about safety: a target of ours, or with worlds of its `own`, may be changed; others are read. */
export function safetyOf(written: WrittenSafety, path: string, own: boolean): Safety {
  const maxDeferMs = parseDuration(written.maxDefer ?? DEFAULT_DEFER);
  if (maxDeferMs === undefined)
    throw new UsageError(`${path}: /maxDefer is not a duration; write it like 90s, 10m or 25h.`);
  const wish = written.sideEffects ?? own;
  const named: readonly unknown[] = [wish].flat();
  return {
    sideEffects: wish === true || wish === 'all' ? SIDE_EFFECTS : SIDE_EFFECTS.filter((each) => named.includes(each)),
    allowPlainHttp: written.allowPlainHttp ?? false,
    stateDir: resolve(dirname(path), written.stateDir ?? '.plumbline'),
    maxDeferMs,
  };
}

interface Guarded extends Reached {
  readonly credentials?: unknown;
  readonly safety?: Pick<Safety, 'allowPlainHttp'> | undefined;
}

/** Whether anything in a target file's credentials proves who somebody is; ids alone do not. */
function carriesCredentials(credentials: unknown): boolean {
  if (typeof credentials !== 'object' || credentials === null) return false;
  return Object.entries(credentials).some(
    ([name, value]) => /secret|password|^key$|token/i.test(name) || carriesCredentials(value),
  );
}

/** Throws UsageError when credentials of the target would go over plain http to another machine. */
export function requireSafeAddresses({ interfaces, lab, credentials, safety }: Guarded): void {
  if (safety?.allowPlainHttp || !carriesCredentials(credentials)) return;
  for (const [name, of] of Object.entries({ ...interfaces, lab }))
    for (const address of [of ?? []].flat())
      if (!isInside(address) && isOpenToAll(address)) refusePlainHttp(name, address);
}
