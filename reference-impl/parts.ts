import { authPart } from './auth/part.ts';
import { contactsPart } from './contacts/part.ts';
import { takeMessage, takeQuery } from './conversation/calls.ts';
import { conversationPart } from './conversation/part.ts';
import { inboundOf } from './conversation-mapping/inbound.ts';
import { reportsOf } from './conversation-mapping/report.ts';
import { httpDecisions } from './http/body.ts';
import { lookupPart } from './lookup/part.ts';
import { deliveryPart, messagingPart } from './messaging/part.ts';
import { trafficOf } from './messaging/traffic.ts';
import { reportsPart } from './reports/part.ts';
import { mappingPart } from './standalone/part.ts';
import { subprojectsPart } from './subprojects/part.ts';
import { tokenPart } from './token/part.ts';
import { voicePart } from './voice/part.ts';
import type { AnyPart } from './worlds/parts.ts';
import type { Connections } from './worlds/platform.ts';

/** Every part of the platform, in the order in which a world gets them. */
export const parts: readonly AnyPart[] = [
  { name: 'http', decisions: httpDecisions },
  authPart,
  messagingPart,
  deliveryPart,
  tokenPart,
  voicePart,
  lookupPart,
  subprojectsPart,
  conversationPart,
  mappingPart,
  reportsPart,
  contactsPart,
];

/** What the parts get of each other: no interface imports another one. */
export const connections: Connections = {
  token: (world, registry) => ({ issue: (grant) => registry.issue(world, grant) }),
  voice: ({ scopes, clock }) => ({
    parentOf: (projectId) => {
      const { subprojects } = scopes;
      const found = subprojects.state.find(projectId);
      return found && subprojects.decisions.isReady(found, clock.now()) ? found.parentProjectId : undefined;
    },
  }),
  subprojects: ({ scopes: { voice }, ids, clock }) => ({
    addProject: (projectId) => voice.state.addProject(projectId, ids, clock.now()),
  }),
  conversation: ({ scopes: { mapping } }) => ({
    reportsOf: (callback, appIdOf) => reportsOf(mapping.decisions.reportMembers, callback, appIdOf),
    inboundOf: (callback, addresseeOf) => {
      const { inboundMembers, messageTypes } = mapping.decisions;
      return inboundOf(inboundMembers, messageTypes, callback, addresseeOf);
    },
  }),
  mapping: ({ scopes: { conversation } }) => ({
    appOfBot: (botId) => conversation.state.appOfBot(botId),
    send: (app, body) => takeMessage(conversation, app, body),
    query: (app, body) => takeQuery(conversation, app, body),
    capabilityOf: (msisdn) => conversation.decisions.capabilityOf(msisdn),
  }),
  reports: ({ scopes: { messaging } }) => ({
    readTraffic: (account, from, to) => trafficOf(messaging, account, from, to),
  }),
};
