import type { Change } from '../../ground/operations/change.ts';
import { changes } from '../../ground/operations/loader.ts';
import { plainPath } from './side-effects.ts';

/** What a request changes, or undefined when it changes nothing that stays. */
export const changeBy = (method: string, url: string): Change | undefined =>
  changes.find(({ methods, changed }) => methods.includes(method) && changed.test(plainPath(url)));

export const changeOf = (kind: string): Change | undefined => changes.find((each) => each.kind === kind);
