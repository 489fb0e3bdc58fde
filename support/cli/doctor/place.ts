import { INTERFACES, type InterfaceName, type ResolvedTarget } from '../../wire/target/target.ts';

/** One address of a target: of an interface, counted from 1, or of its lab. */
export interface Place {
  readonly of: InterfaceName | 'lab';
  readonly place: number;
  readonly url: string;
}

/** The addresses of a target: those of its interfaces, then its lab's. */
export function placesOf({ interfaces, lab }: ResolvedTarget): Place[] {
  const offered = INTERFACES.flatMap((of) =>
    [interfaces[of] ?? []].flat().map((url, i) => ({ of, place: i + 1, url }) satisfies Place),
  );
  return lab === undefined ? offered : [...offered, { of: 'lab', place: 1, url: lab }];
}

/** The tags of the examples that a place is needed for. */
export function tagsOf({ of }: Place): string[] {
  if (of === 'lab')
    return [
      'needs-clock',
      'needs-accounts',
      'needs-carrier',
      'needs-handset',
      'needs-hlr',
      'needs-calls',
      'needs-ledger',
      'needs-downstream',
      'needs-holds',
      'needs-review',
      'needs-mailbox',
    ];
  return [of];
}

export const spell = ({ of, url }: Place): string => `${of} at ${url}`;
