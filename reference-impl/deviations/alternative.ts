import type { Ids } from '../kernel/ids.ts';
import type { Deviation } from '../worlds/behaviour.ts';
import type { Settings } from '../worlds/settings.ts';

/** What a target file of such a platform says: names and paths that the document does not show; `null` says that there is none. */
type Bindings = Readonly<Record<string, string | null>>;

/** A behaviour that the document permits and the platform does not show by itself. The mirror of a fault: no judged rule may mind it. */
export interface Alternative extends Deviation {
  readonly target?: { readonly bindings?: Bindings; readonly published?: false; readonly visibleWithin?: string };
}

type Change = Pick<Alternative, 'decide' | 'reply' | 'notify' | 'shape'>;

type Row = Pick<Alternative, 'says' | 'target'> & Change;

/** An alternative of a platform that follows the published facts beyond the document; one with a longer sentence is the row itself: a bare row is published. */
export const asPublished = (says: string, change: Change): Row => ({ says, ...change });

type Unpublished = Change & Omit<NonNullable<Alternative['target']>, 'published'>;

/** An alternative of a platform that need not follow them. */
export const other = (says: string, change: Unpublished): Row => another({ says, ...change });

/** One with a longer sentence; without this word it would follow the published facts. */
export const another = ({ says, bindings, visibleWithin, ...change }: Unpublished & Pick<Row, 'says'>): Row => ({
  says,
  ...change,
  target: { published: false, ...(bindings && { bindings }), ...(visibleWithin && { visibleWithin }) },
});

/** Alternatives by the ids of the rules that leave each open and its name, for example `HOOK-07 hooks.callback-url-alone`. */
export const alternativesOf = (rows: Readonly<Record<`${string} ${string}`, Row>>): readonly Alternative[] =>
  Object.entries(rows).map(([key, row]) => {
    const words = key.split(' ');
    return { name: words.at(-1) as string, rows: words.slice(0, -1), ...row };
  });

/** Another platform that conforms to the document: it chooses differently wherever the document allows. */
export interface Variant {
  readonly name: string;
  readonly deviations: readonly Alternative[];
  readonly ids: Ids;
  readonly settings: Partial<Settings>;
  /** The path of an operation whose path the document does not show. */
  pathOf(path: string): string;
}
