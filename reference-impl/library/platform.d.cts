/** A platform that runs on this machine, for the tests of those who integrate. */

/** How a platform starts. Every member can be left out. */
export interface StartOptions {
  /** `frozen` (default): time moves with `advance` alone. `real`: the time of this machine. */
  clock?: 'frozen' | 'real';
  /** The instant that a frozen clock begins at, in ISO 8601; the present by default. */
  now?: string;
  /** The first of twelve ports; 0 (default) for free ones. */
  portBase?: number;
  /** Begins the names of the platform's own headers, such as `X-Partner-`; `X-Platform-` by default. */
  headerPrefix?: string;
  /** Also accepts the signatures of older clients. */
  legacyHmac?: boolean;
  /** Which clock the Date of a signed request is near: `either` (default) the platform's or this machine's, `world`. */
  signedDates?: 'either' | 'world';
  /** The words that opt out where they are all that a reply says; `STOP` by default. */
  optOutWords?: string[];
  /** Behaviours that the document permits instead of the usual ones; `GET /alternatives` of the lab lists them. */
  alternatives?: string[];
  /** Speaks HTTPS too, on the same ports: with a certificate of its own, or with one and its key in PEM. */
  tls?: boolean | { cert: string; key: string };
  /** What it is set up with: an export of the lab, perhaps with `messages`, or the name of a file with it. */
  setup?: string | object;
  /** `twin`: another platform that conforms to the document but differs wherever it leaves a choice. */
  variant?: string;
  /** Deliberate deviations by their ids; `plumbline rules RULE` lists them. */
  faults?: string[];
}

/** Where an interface is, without a trailing slash. */
export interface Place {
  url: string;
}

/** What a client needs to be recognised. Each platform has its own. */
export interface Credentials {
  /** The API key of the main account. */
  messaging: { key: string; secret: string };
  /** The ids of the main account and of a sub-account below it. */
  account: string;
  subAccount: string;
  /** A project with an access key, and its default voice service. */
  project: { id: string; keyId: string; keySecret: string; serviceId: string };
  conversation: { appId: string; botId: string };
  lookup: { user: string; password: string };
}

export type CallbackType =
  | 'delivery_report'
  | 'reply'
  | 'webhook'
  | 'call_event'
  | 'conversation_report'
  | 'conversation_inbound'
  | 'conversation_capability';

/** One attempt to deliver a callback, once it is over. */
export interface Callback {
  type: CallbackType;
  /** The id of the report, reply or event; repeated attempts have the same. */
  id: string;
  /** The message or call it is about. */
  about: string;
  url: string;
  method: string;
  /** As sent, with a signature where there is one; names are as the platform writes them. */
  headers: Record<string, string>;
  /** As sent, byte for byte, which is what a signature covers. */
  body: string;
  /** The body when it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: templates decide what a body looks like
  json?: any;
  /** Counted from 1. */
  attempt: number;
  /** When it left, by the clock of the platform, in ISO 8601. */
  at: string;
  /** `status 204`, or why there was no answer. */
  outcome: string;
  /** The HTTP status of the receiver; absent when there was no answer. */
  status?: number;
}

/** Which callback is awaited; a member that is left out matches all. */
export interface Wanted {
  type?: CallbackType;
  /** Where it goes. */
  url?: string;
  /** The id of the message or call it is about. */
  about?: string;
  /** Members of its JSON body, such as `{ status: 'delivered' }`. */
  having?: Record<string, string | number | boolean | null>;
  /** How long to wait, in milliseconds of real time; 2000 by default. */
  within?: number;
}

/** A refusal that is planned. */
export interface Refusal {
  /** The id of an operation, such as `messages.submit`, `token.issue` or `voice.update`. */
  operation: string;
  /** An HTTP status from 400 to 599. */
  status: number;
  /** How many requests are refused; 1 by default. */
  times?: number;
}

export interface Handset {
  /** Answers the latest message to the number, or the one named; with an account, writes to it unasked. */
  reply(content: string, to?: { message?: string; account?: string }): Promise<{ id?: string }>;
  /** What reached the handset, oldest first. */
  messages(): Promise<
    Array<{ message_id: string; content: string; source_number: string | null; at: string; account: string }>
  >;
}

export interface Lab extends Place {
  /** The id of the platform's world. */
  world: string;
  /**
   * Uses any verb of the lab; `path` begins after `/worlds/{world}`, such as `/carrier/scripts`.
   * Throws with the sentence of the lab when it refuses.
   */
  // biome-ignore lint/suspicious/noExplicitAny: every verb has its own answer
  ask(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<any>;
}

/** A running platform with one account tree, one main project and one clock, all its own. */
export interface LocalPlatform {
  messaging: Place;
  /** The messaging interface at its second address. */
  messagingApac: Place;
  token: Place;
  /** Two primary addresses, then two of the backup. */
  lookup: Place & { urls: string[] };
  subprojects: Place;
  voice: Place;
  conversation: Place;
  standalone: Place;
  lab: Lab;
  credentials: Credentials;
  /** A receiver that accepts everything, for tests without a receiver of their own. */
  callbackUrl: string;
  /** The certificate that clients have to trust, in PEM; only with `tls`. */
  certificate?: string;
  /**
   * Moves a frozen clock by an ISO 8601 duration (`PT24H`), or to an instant. Resolves with the new instant once due
   * work is done and every callback is answered or given up.
   */
  advance(by: string): Promise<string>;
  /**
   * Resolves with the first callback of this kind that was not handed out before, waiting for it if need be.
   * Throws an error that lists what came, if it does not.
   */
  nextCallback(wanted?: Wanted): Promise<Callback>;
  /** The phone with a number in international format. */
  handset(number: string): Handset;
  /** Refuses the next requests to an operation. Takes effect before it returns. Throws for an unknown operation. */
  refuse(refusal: Refusal): void;
  /** Ends the platform and frees its ports. A process that forgets this ends all the same. */
  close(): Promise<void>;
}

/** Starts a platform that shares nothing with others in the process. The first start takes about a second. */
export function startPlatform(options?: StartOptions): Promise<LocalPlatform>;
