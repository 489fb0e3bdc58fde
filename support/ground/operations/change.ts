import type { InterfaceName } from '../interfaces.ts';
import type { Node, OperationDocument } from './document.ts';
import { patternOf } from './path-pattern.ts';
import { interfaceOf, type OperationById, type WrittenRequest } from './requests.ts';

type Json = Readonly<Record<string, unknown>>;

export interface Back {
  readonly method: string;
  readonly json?: Json | undefined;
}

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

interface WayBack {
  readonly restoredBy: string;
  /** The members that it takes; those that were touched when absent. */
  readonly members?: readonly string[];
  /** Of those that were touched, the only ones that it does not refuse. */
  readonly takes?: readonly string[];
  /** The marker of a member that was not there: there is nothing to remove. */
  readonly empty?: Json;
  readonly never?: Json;
  /** The operation that is called when there was nothing; none when absent. */
  readonly emptiedBy?: string;
}

function takenOf(taken: Node, { operation, document, place }: WrittenRequest): Change['taken'] {
  if (!operation.pages) return document.fail(place, 'x-pages is missing');
  return {
    list: (path) => `${path.replace(/\/[^/]+\/?$/, '')}?${taken.query}`,
    entries: operation.pages.entries,
    id: operation.pages.key,
    member: String(taken.member),
  };
}

export function changesIn(documents: readonly OperationDocument[], byId: OperationById): Change[] {
  const changes: Change[] = [];
  for (const document of documents)
    for (const [path, item] of document.entriesOf(document.root.paths, 'paths')) {
      if (item['x-changes'] === undefined) continue;
      const { kind, methods, isOwn, taken, ...rest } = item['x-changes'] as Node;
      const { members, takes, empty, never = {}, emptiedBy, restoredBy } = rest as unknown as WayBack;
      const said = { document, place: `paths.${path}.x-changes` };
      const nothing = emptiedBy === undefined ? undefined : { method: byId(said, emptiedBy).operation.method };
      const { method } = byId(said, restoredBy).operation;
      changes.push({
        kind: String(kind),
        interface: interfaceOf(document),
        isOwn: isOwn === true,
        methods: methods as string[],
        changed: new RegExp(`${patternOf(path)}/?$`),
        back(former, touched) {
          if (former === null) return nothing;
          const before: Json = { ...empty, ...former };
          const json: Record<string, unknown> = {};
          for (const name of members ?? touched) {
            if (members === undefined && takes?.includes(name) === false) continue;
            const was = before[name];
            if (was !== undefined && !(name in never && was === never[name])) json[name] = was;
          }
          return Object.keys(json).length === 0 ? nothing : { method, json };
        },
        taken: taken === undefined ? undefined : takenOf(taken as Node, byId(said, (taken as Node).from)),
      });
    }
  return changes;
}
