import type { Account } from '../accounts/account.ts';
import type { LookupUser } from '../accounts/lookup-user.ts';
import type { Project } from '../accounts/project.ts';
import type { ContactsState } from '../contacts/state.ts';
import type { ConversationState } from '../conversation/state.ts';
import type { Activity } from '../kernel/activity.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Holds } from '../kernel/holds.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { LookupState } from '../lookup/state.ts';
import type { MessagingState } from '../messaging/state.ts';
import type { ReportState } from '../reports/state.ts';
import type { SubprojectState } from '../subprojects/state.ts';
import type { TokenState } from '../token/state.ts';
import type { VoiceState } from '../voice/state.ts';
import type { Behaviour } from './behaviour.ts';
import type { Ledger } from './ledger.ts';
import type { Numbers } from './numbers.ts';

/** An account with the credentials of its one API key. */
export interface KeyedAccount {
  readonly account: Account;
  readonly key: string;
  readonly secret: string;
}

/** A project with the credentials of its one access key. */
export interface KeyedProject {
  readonly project: Project;
  readonly keyId: string;
  readonly keySecret: string;
}

/** An isolated copy of the platform: its own clock, accounts, projects and traffic. */
export interface World {
  readonly id: string;
  readonly clock: Clock;
  readonly activity: Activity;
  readonly ids: Ids;
  readonly holds: Holds;
  readonly ledger: Ledger;
  readonly outbox: Outbox;
  readonly numbers: Numbers;
  readonly accounts: Map<string, KeyedAccount>;
  readonly projects: Map<string, KeyedProject>;
  readonly messaging: MessagingState;
  readonly contacts: ContactsState;
  readonly reports: ReportState;
  readonly voice: VoiceState;
  readonly lookup: LookupState;
  readonly lookupUsers: LookupUser[];
  readonly subprojects: SubprojectState;
  readonly conversation: ConversationState;
  readonly tokenRequests: TokenState;
  /** Tokens that were issued, so that they are forgotten with the world. */
  readonly tokens: string[];
  /** How this world decides and answers: the documented way, or with faults. */
  behaviour: Behaviour;
}
