import { withContacts } from '../../../reference-impl/contacts/interface.ts';
import { conversationInterface } from '../../../reference-impl/conversation/interface.ts';
import type { Interface, Operation } from '../../../reference-impl/http/operation.ts';
import { labInterface } from '../../../reference-impl/lab/interface.ts';
import { lookupInterface } from '../../../reference-impl/lookup/interface.ts';
import { messagingInterface } from '../../../reference-impl/messaging/interface.ts';
import { asyncReportOperations } from '../../../reference-impl/reports/async-operations.ts';
import { reportingOperations } from '../../../reference-impl/reports/report-operations.ts';
import { scheduledReportOperations } from '../../../reference-impl/reports/scheduled-operations.ts';
import { standaloneInterface } from '../../../reference-impl/standalone/interface.ts';
import { subprojectInterface } from '../../../reference-impl/subprojects/interface.ts';
import { tokenInterface } from '../../../reference-impl/token/interface.ts';
import { voiceInterface } from '../../../reference-impl/voice/interface.ts';
import type { Platform } from '../../../reference-impl/worlds/platform.ts';

/** What is known of an operation without a platform around it. */
export type Row = Pick<Operation<never>, 'id' | 'method' | 'path' | 'schema' | 'largestBody' | 'takes'> & {
  readonly interface: string;
};

const NOWHERE = {} as Platform;

const reports = [reportingOperations, asyncReportOperations, scheduledReportOperations];

// biome-ignore lint/suspicious/noExplicitAny: the callers of the interfaces differ
const interfaces: Readonly<Record<string, Pick<Interface<any>, 'operations'>>> = {
  messaging: withContacts(
    messagingInterface(
      NOWHERE,
      reports.flatMap((of) => of((() => []) as never)),
    ),
  ),
  token: tokenInterface(NOWHERE),
  lookup: lookupInterface(NOWHERE),
  subprojects: subprojectInterface(NOWHERE),
  voice: voiceInterface(NOWHERE),
  conversation: conversationInterface(NOWHERE),
  standalone: standaloneInterface(NOWHERE, {} as never),
  lab: labInterface(NOWHERE),
};

/** Every operation of every interface. */
export const rows: readonly Row[] = Object.entries(interfaces).flatMap(([name, { operations }]) =>
  operations.map((operation) => ({ ...operation, interface: name })),
);

/** The operations that take a body. */
export const rowsWithBody = rows.filter(({ schema }) => schema !== undefined);
