import type { Burst } from '../../wire/http/burst.ts';
import type { InterfaceName } from '../../wire/target/target.ts';
import type { Credential } from './credential.ts';

/** A request to one of the target's public interfaces. `json` is encoded; `raw` is sent unchanged. */
export interface Request {
  readonly operation?: string;
  readonly interface: InterfaceName;
  /** Which of the interface's addresses, counted from 1; the first when absent. */
  readonly place?: number;
  readonly method: string;
  /** Path with query, exactly as sent. */
  readonly path: string;
  readonly as?: Credential;
  readonly json?: unknown;
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly together?: Burst | undefined;
}
