import type { Bindings, InterfaceName } from '../target/target.ts';
import type { PageStyle } from './page-style.ts';

/** What the body of an operation is made of. */
export interface OperationBody {
  readonly id: string;
  /** The verification code that was sent to an own number. */
  readonly code: string;
  /** A number that can be reached. */
  readonly number: string;
  /** Where notifications go, when the example listens for them. */
  readonly callback: string | undefined;
  /** A text that no other request of the run has. */
  readonly unique: string;
  readonly tomorrow: string;
  readonly fields: Bindings;
  /** The app of the project in the conversation service. */
  readonly app: string;
}

/** One documented operation as it goes over the wire; `{id}`, `{contact}`, `{project}`, `{bot}` and `{msisdn}` in the path are filled in. */
export interface WireOperation {
  readonly interface: InterfaceName;
  readonly method: string;
  readonly path: string;
  /** What has to be there before the operation makes sense. */
  readonly about?: Thing;
  /** A JSON body, or a form when it is a text. */
  readonly body?: (facts: OperationBody) => unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** How its list is read to the end. */
  readonly pages?: PageStyle;
  /** Where its answer carries the id of what it made: a dotted path, `id` when absent. */
  readonly made?: string;
}

/** Things that operations are about, by the words a feature uses for them. */
export const THINGS = [
  'message',
  'scheduled message',
  'delivery report',
  'reply',
  'webhook',
  'signature key',
  'contact',
  'contact list',
  'contact beside a list',
  'contact in a list',
  'custom field',
  'ordered report',
  'finished report',
  'scheduled detail report',
  'scheduled summary',
  'short link',
  'sender address request',
  'number waiting for its code',
  'sender address',
  'blocked number',
  'dedicated number',
  'assigned number',
  'voice service',
  'made voice service',
  'subproject',
] as const;

export type Thing = (typeof THINGS)[number];
