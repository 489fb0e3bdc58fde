import { type MappingDecisions, mappingDecisions } from '../conversation-mapping/mapping.ts';
import type { Part } from '../worlds/parts.ts';
import type { Scope } from '../worlds/scope.ts';
import type { Conversation } from './conversation.ts';

declare module '../worlds/parts.ts' {
  interface Parts {
    mapping: { decisions: MappingDecisions; others: Conversation };
  }
}

/** What the standalone API sees of a world. */
export type StandaloneScope = Scope<'mapping'>;

/** How messages of the standalone API become those of the conversation service. */
export const mappingPart: Part<'mapping'> = { name: 'mapping', decisions: mappingDecisions };
