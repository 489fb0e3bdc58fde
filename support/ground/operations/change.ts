import type { InterfaceName } from '../interfaces.ts';
import type { Node, OperationDocument } from './document.ts';
import { patternOf } from './path-pattern.ts';
import { interfaceOf, type OperationById, type WrittenRequest } from './requests.ts';

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

/** What `x-changes` of a path says about the way back. */
interface WayBack {
  /** The operation that takes the former members. */
  readonly restoredBy: string;
  /** The members that it takes; those that were touched when absent. */
  readonly members?: readonly string[];
  /** The marker of a member that was not there: there is nothing to remove. */
  readonly empty?: Json;
  /** States that no request can ask for. */
  readonly never?: Json;
  /** The operation that is called when there was nothing; none when absent. */
  readonly emptiedBy?: string;
}

type Found = (operationId: string) => WrittenRequest;

function backOf({ restoredBy, members, empty, never = {}, emptiedBy }: WayBack, found: Found): Change['back'] {
  const { method } = found(restoredBy).operation;
  const nothing = emptiedBy === undefined ? undefined : { method: found(emptiedBy).operation.method };
  return (former, touched) => {
    if (former === null) return nothing;
    const before: Json = { ...empty, ...former };
    const kept = (members ?? touched).filter(
      (name) => before[name] !== undefined && !(name in never && before[name] === never[name]),
    );
    if (kept.length === 0) return nothing;
    return { method, json: Object.fromEntries(kept.map((name) => [name, before[name]])) };
  };
}

function takenOf(taken: Node, found: Found): Change['taken'] {
  const { operation, document, place } = found(String(taken.from));
  if (!operation.pages) return document.fail(place, 'x-pages is missing');
  return {
    list: (path) => `${path.replace(/\/[^/]+\/?$/, '')}?${taken.query}`,
    entries: operation.pages.entries,
    id: operation.pages.key,
    member: String(taken.member),
  };
}

/** Everything that requests change according to a document without having made it. */
export const changesIn = (document: OperationDocument, byId: OperationById): Change[] =>
  document.entriesOf(document.root.paths, 'paths').flatMap(([path, item]) => {
    const changes = item['x-changes'] as Node | undefined;
    if (changes === undefined) return [];
    const { kind, methods, isOwn, taken, ...way } = changes;
    const found: Found = (id) => byId({ document, place: `paths.${path}.x-changes` }, id);
    return [
      {
        kind: String(kind),
        interface: interfaceOf(document),
        isOwn: isOwn === true,
        methods: methods as string[],
        changed: new RegExp(`${patternOf(path)}/?$`),
        back: backOf(way as unknown as WayBack, found),
        ...(taken === undefined ? {} : { taken: takenOf(taken as Node, found) }),
      },
    ];
  });
