import type { InterfaceName } from '../target/target.ts';
import { plainPath } from './side-effects.ts';

type Json = Readonly<Record<string, unknown>>;

/** The request that gives something its former state back. */
export interface Back {
  readonly method: string;
  readonly json?: Json | undefined;
}

/** Something of the account that requests change and that stays: what it was before has to be put back. */
export interface Change {
  readonly kind: string;
  readonly interface: InterfaceName;
  readonly methods: readonly string[];
  readonly changed: RegExp;
  /** Every account has its own, at the same address. */
  readonly isOwn?: boolean;
  /** How it gets its former state back, as far as requests touched the members `touched`; `former` is null when there was none. */
  back(former: Json | null, touched: readonly string[]): Back | undefined;
  /** The list to find what else changes in, and the member of its entries that the change takes from another. */
  readonly taken?: {
    readonly list: (path: string) => string;
    readonly entries: string;
    readonly id: string;
    readonly member: string;
  };
}

/** A description can be emptied, but no member can be taken away from a service. */
const EMPTY: Json = { description: '' };

/** Everything that examples change without having made it. */
const CHANGES: readonly Change[] = [
  {
    kind: 'voice service',
    interface: 'voice',
    methods: ['PATCH'],
    changed: /\/v2\/projects\/[^/]+\/services\/[^/]+\/?$/,
    back(former, touched) {
      if (former === null) return undefined;
      const before: Json = { ...EMPTY, ...former };
      // Nothing can be made not to be the default; that goes when the former default is put back.
      const kept = touched.filter((name) => before[name] !== undefined && before[name] !== false);
      return kept.length === 0
        ? undefined
        : { method: 'PATCH', json: Object.fromEntries(kept.map((name) => [name, before[name]])) };
    },
    taken: {
      list: (path) => `${path.replace(/\/[^/]+\/?$/, '')}?pageSize=100`,
      entries: 'services',
      id: 'serviceId',
      member: 'isDefault',
    },
  },
  {
    kind: 'enabled signature key',
    interface: 'messaging',
    methods: ['PATCH', 'DELETE'],
    changed: /\/v1\/iam\/signature_keys\/enabled\/?$/,
    isOwn: true,
    back: (former) =>
      former?.key_id === undefined
        ? { method: 'DELETE' }
        : { method: 'PATCH', json: { key_id: former.key_id } },
  },
];

/** What a request changes, or undefined when it changes nothing that stays. */
export const changeBy = (method: string, url: string): Change | undefined =>
  CHANGES.find(({ methods, changed }) => methods.includes(method) && changed.test(plainPath(url)));

/** The kind of change with that name. */
export const changeOf = (kind: string): Change | undefined => CHANGES.find((each) => each.kind === kind);
