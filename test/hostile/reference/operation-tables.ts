import { withContacts } from '../../../reference-impl/contacts/interface.ts';
import { conversationInterface } from '../../../reference-impl/conversation/interface.ts';
import type { Interface, PlacedOperation } from '../../../reference-impl/http/operation.ts';
import { labInterface } from '../../../reference-impl/lab/interface.ts';
import { lookupInterface } from '../../../reference-impl/lookup/interface.ts';
import { messagingInterface } from '../../../reference-impl/messaging/interface.ts';
import { withReports } from '../../../reference-impl/reports/interface.ts';
import { standaloneInterface } from '../../../reference-impl/standalone/interface.ts';
import { subprojectInterface } from '../../../reference-impl/subprojects/interface.ts';
import { tokenInterface } from '../../../reference-impl/token/interface.ts';
import { voiceInterface } from '../../../reference-impl/voice/interface.ts';
import type { Platform } from '../../../reference-impl/worlds/platform.ts';

/** What is known of an operation without a platform around it. */
export type Row = Pick<PlacedOperation<never>, 'id' | 'method' | 'path' | 'schema' | 'largestBody' | 'takes'> & {
  readonly interface: string;
};

const NOWHERE = {} as Platform;

// biome-ignore lint/suspicious/noExplicitAny: the callers of the interfaces differ
const interfaces: Readonly<Record<string, Pick<Interface<any>, 'operations'>>> = {
  messaging: withContacts(withReports(NOWHERE, messagingInterface(NOWHERE))),
  token: tokenInterface(NOWHERE),
  lookup: lookupInterface(NOWHERE),
  subprojects: subprojectInterface(NOWHERE),
  voice: voiceInterface(NOWHERE),
  conversation: conversationInterface(NOWHERE),
  standalone: standaloneInterface(NOWHERE),
  lab: labInterface(NOWHERE),
};

export const rows: readonly Row[] = Object.entries(interfaces).flatMap(([name, { operations }]) =>
  operations.map((operation) => ({ ...operation, interface: name })),
);

export const rowsWithBody = rows.filter(({ schema }) => schema !== undefined);
