/** What a template can name, and the values of its expressions. */
export type Value = string | number | boolean | null | readonly Value[] | ReadonlyMap<string, Value> | Range;

/** Whole numbers from one to another, counted down when the second is smaller. */
export class Range {
  readonly from: number;
  readonly to: number;

  constructor(from: number, to: number) {
    this.from = from;
    this.to = to;
  }

  get size(): number {
    return Math.abs(this.to - this.from) + 1;
  }

  *[Symbol.iterator](): Generator<number> {
    const step = this.to < this.from ? -1 : 1;
    for (let count = 0; count < this.size; count += 1) yield this.from + count * step;
  }
}

export const isMap = (value: Value | undefined): value is ReadonlyMap<string, Value> => value instanceof Map;

/** One step from a variable to a value: `.name`, `.name(…)` or `[…]`. */
export type Step =
  | { readonly kind: 'property'; readonly name: string }
  | { readonly kind: 'method'; readonly name: string; readonly values: readonly Expression[] }
  | { readonly kind: 'index'; readonly at: Expression };

/** A variable with its path; `source` is its text. A quiet one becomes empty if undefined. */
export interface Reference {
  readonly kind: 'reference';
  readonly name: string;
  readonly quiet: boolean;
  readonly path: readonly Step[];
  readonly source: string;
}

/** What a template computes a value from. */
export type Expression =
  | Reference
  | { readonly kind: 'constant'; readonly value: string | number | boolean | null }
  | { readonly kind: 'filled'; readonly parts: readonly Part[] }
  | { readonly kind: 'list'; readonly entries: readonly Expression[] }
  | { readonly kind: 'range'; readonly from: Expression; readonly to: Expression }
  | { readonly kind: 'map'; readonly entries: ReadonlyArray<readonly [Expression, Expression]> }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'chain'; readonly first: Expression; readonly links: readonly Link[] };

export interface Link {
  readonly operator: string;
  readonly right: Expression;
}

/** A condition with its block; without a condition it is the else block. */
export interface Branch {
  readonly condition: Expression | undefined;
  readonly parts: readonly Part[];
}

export type Part =
  | Reference
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'if'; readonly branches: readonly Branch[] }
  | { readonly kind: 'foreach'; readonly name: string; readonly of: Expression; readonly parts: readonly Part[] }
  | { readonly kind: 'set'; readonly name: string; readonly value: Expression }
  | { readonly kind: 'break' | 'stop' };
