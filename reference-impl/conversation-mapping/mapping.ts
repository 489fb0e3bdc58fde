import type { Json } from '../kernel/json.ts';
import { type InboundMember, inboundMembers } from './inbound.ts';
import type { MessageType } from './message-type.ts';
import { messageTypes } from './message-types.ts';
import { type ReportMember, reportMembers } from './report.ts';
import { sendsOf } from './send.ts';

/** Every decision of the mapping, replaceable one by one. Section "Field mappings". */
export interface MappingDecisions {
  messageTypes: readonly MessageType[];
  sendsOf(types: readonly MessageType[], request: Json, appId: string): readonly Json[];
  reportMembers: readonly ReportMember[];
  inboundMembers: readonly InboundMember[];
}

export const mappingDecisions: MappingDecisions = { messageTypes, sendsOf, reportMembers, inboundMembers };
