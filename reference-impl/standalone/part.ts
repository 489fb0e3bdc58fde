import type { ProjectCaller } from '../auth/project-authentication.ts';
import { type MappingDecisions, mappingDecisions } from '../conversation-mapping/mapping.ts';
import type { Call, Operation } from '../http/operation.ts';
import type { Part, Scope } from '../worlds/parts.ts';

export interface App {
  readonly projectId: string;
  readonly appId: string;
  readonly botId: string;
}

/** How this interface reaches the conversation service; each call is for one recipient. */
interface Conversation {
  appOfBot(botId: string): App | undefined;
  send(app: App, body: never): { readonly message_id: string };
  query(app: App, body: never): object;
  capabilityOf(msisdn: string): string;
}

declare module '../worlds/parts.ts' {
  interface Parts {
    mapping: { decisions: MappingDecisions; others: Conversation };
  }
}

export type StandaloneScope = Scope<'mapping'>;

export type StandaloneCall<Body = unknown> = Call<StandaloneScope, ProjectCaller, Body>;

export type StandaloneOperation = Operation<StandaloneScope, ProjectCaller>;

/** How messages of the standalone API become those of the conversation service. */
export const mappingPart: Part<'mapping'> = { name: 'mapping', decisions: mappingDecisions };
