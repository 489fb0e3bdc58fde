import type { InterfaceName } from '../interfaces.ts';
import type { Node } from './document.ts';
import type { NextPage } from './operation.ts';
import { patternOf } from './path-pattern.ts';
import type { OperationById, WrittenRequest } from './requests.ts';

export interface Listing {
  readonly path: string;
  /** Members of the list's answer that lead to the entries; none when it is the list itself. */
  readonly entries: readonly string[];
  readonly same: readonly string[];
  /** The member that says when an entry was made; older ones belong to somebody else. */
  readonly since?: string;
  /** The path returns the only thing there can be, or 404 when there is none. */
  readonly alone?: boolean;
  readonly next?: NextPage;
}

export interface Creation {
  readonly kind: string;
  readonly made: RegExp;
  readonly having?: string;
  readonly removal: string;
  readonly isNamed: boolean;
  /** What is sent to take it away; a plain DELETE when absent. */
  readonly by?: { readonly method: string; readonly json: object };
  readonly id?: string;
  readonly interface: InterfaceName;
  readonly headers?: Readonly<Record<string, string>>;
  /** The answer tells another id than that of what is there in the end: only the list knows it. */
  readonly untold?: boolean;
  readonly idsIn?: string;
  /** The member of the body, or of the messages there, that says when it expires. */
  readonly until?: string;
  readonly listing?: Listing;
}

export function creationsOf(requests: readonly WrittenRequest[], byId: OperationById): Creation[] {
  const creations: Creation[] = [];
  for (const request of requests) {
    if (!request.makes) continue;
    const { operation, makes } = request;
    const { removedBy, foundBy, ...rest } = makes;
    const remover = byId(request, removedBy);
    const { method, path: removal } = remover.operation;
    const [path = ''] = operation.path.split('?');
    let listing: Listing | undefined;
    if (foundBy !== undefined) {
      const { operation: id, query, ...found } = foundBy as Node;
      const { pages, path: whole } = byId(request, id).operation;
      const [list = ''] = whole.split('?');
      listing = {
        ...(found as Pick<Listing, 'same' | 'since' | 'alone'>),
        path: query === undefined ? list : `${list}?${query}`,
        entries: pages?.entries ? pages.entries.split('.') : [],
        next: pages?.next,
      };
    }
    creations.push({
      id: makes.idsIn === undefined ? (operation.made ?? 'id') : undefined,
      ...(rest as Pick<Creation, 'kind'>),
      made: new RegExp(`${patternOf(path, (name) => `(?<${name}>[^/]+)`)}/?$`),
      removal,
      isNamed: removal.includes('{id}') && !path.includes('{id}'),
      by: method === 'DELETE' ? undefined : { method, json: remover.example as object },
      interface: operation.interface,
      headers: operation.headers,
      listing,
    });
  }
  return creations;
}
