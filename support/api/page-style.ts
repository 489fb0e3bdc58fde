/** How a list is read on: by a token that a page carries, or by counting pages. Pointers are dotted paths. */
export interface PageStyle {
  /** Where the entries of a page stand; the whole answer when empty. */
  readonly entries: string;
  /** The member of an entry that tells it from the others; the entry itself when empty. */
  readonly key: string;
  /** The query parameter that limits a page; absent when the platform alone decides. */
  readonly size?: string;
  readonly next:
    | { readonly kind: 'token'; readonly parameter: string; readonly at: string }
    | { readonly kind: 'number'; readonly parameter: string; readonly first: number };
  /** How the page before is asked for, where that is possible. */
  readonly back?: { readonly parameter: string; readonly at: string };
}
