import type { InterfaceName } from '../interfaces.ts';
import type { Facts } from './placeholders.ts';

export type Schema = object;

/** Who says so: the document, what the platform publishes beside it, or nobody. */
export const STANDINGS = ['documented', 'published', 'not-shown'] as const;

export type Standing = (typeof STANDINGS)[number];

export interface Form {
  readonly documented?: Schema;
  readonly published?: Schema;
  readonly isText?: boolean;
}

export interface Shown {
  readonly statuses: readonly number[];
  /** Statuses that a judged rule may let pass beside what it asks for; it never demands them. */
  readonly tolerated: readonly number[];
  readonly members: readonly string[];
  readonly sent: readonly string[];
}

/** How a list is read on: by a token that a page carries, or by counting pages. Pointers are dotted paths. */
export interface PageStyle {
  readonly entries: string;
  /** The member of an entry that tells it from the others; the entry itself when empty. */
  readonly key: string;
  readonly size?: string;
  readonly next: NextPage;
  readonly back?: { readonly parameter: string; readonly at: string };
}

export type NextPage =
  | { readonly parameter: string; readonly at: string }
  | { readonly parameter: string; readonly first: number };

export interface WireOperation {
  readonly id: string;
  readonly interface: InterfaceName;
  readonly method: string;
  readonly path: string;
  readonly standing: Standing;
  readonly about?: string;
  /** A JSON body, or a form when it is a text. */
  readonly body?: (facts: Facts) => unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly pages?: PageStyle;
  /** Where its answer carries the id of what it made: a dotted path, `id` when absent. */
  readonly made?: string;
  readonly repeats?: readonly string[];
  readonly answers: () => Readonly<Record<number, Form>>;
  readonly shown: () => Shown | undefined;
}

export interface PushedNotification {
  readonly form: Form;
  readonly headers?: Schema;
  readonly shown?: Shown;
}
