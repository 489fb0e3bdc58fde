import type { Ids } from '../kernel/ids.ts';
import { keepLatest } from '../kernel/remembered.ts';

/** A project's app in the conversation service, and its bot in the standalone API. */
export interface App {
  readonly projectId: string;
  readonly appId: string;
  readonly botId: string;
}

/** A person an app writes to, and the conversation with them. */
export interface Contact {
  readonly contactId: string;
  readonly conversationId: string;
  /** When they last wrote, in milliseconds since the epoch. */
  wroteAt?: number;
}

/** An accepted message, as far as its reports need it. */
export interface Sent {
  readonly app: App;
  readonly contact: Contact;
  readonly callbackUrl: string | undefined;
  readonly metadata: string | undefined;
}

/** How far a message came on its channel, in the published words. */
export const DELIVERY_WORDS = ['QUEUED_ON_CHANNEL', 'DELIVERED', 'READ', 'FAILED', 'SWITCHING_CHANNEL'] as const;

/** One thing that the channel reports about a message; `after` in milliseconds since the step before it. */
export interface ChannelStep {
  readonly after: number;
  readonly status: (typeof DELIVERY_WORDS)[number];
  readonly reason?: { readonly code: string; readonly description: string } | undefined;
}

export const TRIGGERS = ['MESSAGE_DELIVERY', 'MESSAGE_INBOUND', 'CAPABILITY'] as const;

export type Trigger = (typeof TRIGGERS)[number];

/** A webhook of an app. Section "Conversation service events". */
export interface Subscription {
  readonly id: string;
  readonly appId: string;
  readonly url: string;
  readonly triggers: readonly Trigger[];
  /** The signing secret of its callbacks; without one they are not signed. */
  readonly secret?: string | undefined;
}

/** A call that the conversation service accepted, from any caller. */
export interface MadeCall {
  readonly operation: 'send' | 'capability';
  readonly projectId: string;
  readonly at: number;
  readonly body: unknown;
}

const REMEMBERED_CALLS = 1000;
const REMEMBERED_MESSAGES = 10_000;
const REMEMBERED_CONTACTS = 10_000;

export class ConversationState {
  readonly apps: App[] = [];
  readonly subscriptions: Subscription[] = [];
  readonly calls: MadeCall[] = [];
  /** What the channel does with messages, by the identity of the recipient without its plus, or `*`. */
  readonly scripts = new Map<string, readonly ChannelStep[]>();
  /** Accepted messages; very old ones are forgotten. */
  readonly messages = new Map<string, Sent>();
  readonly contacts = new Map<string, Contact>();

  addApp(projectId: string, ids: Ids): void {
    this.apps.push({ projectId, appId: ids.secret(26), botId: ids.secret(20) });
  }

  app(projectId: string): App | undefined {
    return this.apps.find((each) => each.projectId === projectId);
  }

  appOfBot(botId: string): App | undefined {
    return this.apps.find((each) => each.botId === botId);
  }

  /** The contact that an app knows by an identity, created on first use; very old ones are forgotten. */
  contact({ appId }: App, identity: string, ids: Ids): Contact {
    const key = `${appId} ${identity}`;
    const known = this.contacts.get(key);
    if (known) return known;
    const contact = { contactId: ids.secret(26), conversationId: ids.secret(26) };
    keepLatest(this.contacts, REMEMBERED_CONTACTS, key, contact);
    return contact;
  }

  keep(messageId: string, sent: Sent): void {
    keepLatest(this.messages, REMEMBERED_MESSAGES, messageId, sent);
  }

  note(call: MadeCall): void {
    if (this.calls.length === REMEMBERED_CALLS) this.calls.shift();
    this.calls.push(call);
  }
}
