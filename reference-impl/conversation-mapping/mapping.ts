import type { Json } from '../kernel/json.ts';
import { queriesOf } from './capability.ts';
import { type Addressee, type InboundDraft, type InboundMember, inboundMembers, inboundOf } from './inbound.ts';
import type { MessageType } from './message-type.ts';
import { messageTypes } from './message-types.ts';
import { type ReportDraft, type ReportMember, reportMembers, reportsOf } from './report.ts';
import { sendsOf } from './send.ts';

/** Every decision of the mapping, replaceable one by one. Section "Field mappings". */
export interface MappingDecisions {
  messageTypes: readonly MessageType[];
  sendsOf(types: readonly MessageType[], request: Json, appId: string): readonly Json[];
  queriesOf(request: Json, appId: string): readonly Json[];
  reportMembers: readonly ReportMember[];
  reportsOf(
    members: readonly ReportMember[],
    callback: Json,
    appIdOf: (status: Json) => string,
  ): readonly ReportDraft[];
  inboundMembers: readonly InboundMember[];
  inboundOf(
    members: readonly InboundMember[],
    types: readonly MessageType[],
    callback: Json,
    addresseeOf: (notification: Json) => Addressee,
  ): readonly InboundDraft[];
}

/** How the platform maps by itself. */
export const mappingDecisions: MappingDecisions = {
  messageTypes,
  sendsOf,
  queriesOf,
  reportMembers,
  reportsOf,
  inboundMembers,
  inboundOf,
};
