import type { Burst } from './burst.ts';

/** A request as it is put on the wire; `body` is sent byte for byte. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The headers with their names as they are written on the wire, if other than in small letters. */
  readonly wireHeaders?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly together?: Burst | undefined;
}

/** One request with its answer, as the journal keeps it. `at` in milliseconds since the epoch of the target's time. */
export interface Exchange {
  readonly n: number;
  readonly interface: string;
  readonly operation?: string | undefined;
  readonly at: number;
  /** When it was sent by the clock of this machine, and how many milliseconds its answer took. */
  readonly sent?: { readonly at: number; readonly ms: number } | undefined;
  readonly request: OutgoingRequest;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as it came, where it is not the UTF-8 of `text`. */
  readonly bytes?: Uint8Array | undefined;
  readonly json: unknown;
  looked: boolean;
}
