import type { DataTable } from '@cucumber/cucumber';
import { Then } from '../support/example/cucumber/phrases.ts';
import { expectDated, expectInEvery, wantedBy } from '../support/example/expect/member-kinds.ts';
import {
  expectCountOf,
  expectInManner,
  expectRefusedOrReported,
  expectReported,
} from '../support/example/expect/report-outcomes.ts';
import type { Claim } from '../support/example/session/claims.ts';
import { absent, claims, evident, membersOfPath, names, PUSHED, present } from '../support/example/session/claims.ts';
import { reportsOf } from '../support/example/verbs/delivery-reports.ts';
import { outcomeOfRequest, reportsOfBurst, withMetadata } from '../support/example/verbs/sending.ts';

const ownProof = claims(evident);
const neverReported = claims(absent('the receiver of delivery reports'));

/** What a report shows beside itself, by its status: a message that was delivered reached its handset. */
const SHOWN_BESIDE: Readonly<Record<string, readonly Claim[]>> = { delivered: [present('any handset')] };

/** A report that came shows that reports of this message come. */
const reported = (names: readonly string[], statuses: readonly string[]): Claim[] => [
  ...names.map((name) => present('the receiver of the reports of "{}"', name)),
  ...(SHOWN_BESIDE[statuses.join()] ?? []),
];

Then('{names} is/are reported {status}', claims(reported), (session, names, statuses) =>
  expectReported(session, names, { statuses, codes: [] }),
);

Then('{names} is/are reported {status} with report code {codes}', claims(reported), (session, names, statuses, codes) =>
  expectReported(session, names, { statuses, codes }),
);

Then('{names} is/are {manner} reported {status}', neverReported, async (session, names, manner, statuses) => {
  for (const name of names) expectInManner(await reportsOf(session, name), manner, { statuses, codes: [] }, name);
});

Then('{names} is/are never reported with report code {codes}', neverReported, async (session, names, codes) => {
  for (const name of names) expectInManner(await reportsOf(session, name), 'never', { statuses: [], codes }, name);
});

Then('{string} is refused or reported {status}', ownProof, async (session, name, statuses) =>
  expectRefusedOrReported(await outcomeOfRequest(session, name), { statuses, codes: [] }, name),
);

Then('{string} is refused or reported with report code {codes}', ownProof, async (session, name, codes) =>
  expectRefusedOrReported(await outcomeOfRequest(session, name), { statuses: [], codes }, name),
);

Then('{int} of them is/are reported {status}', async (session, count, statuses) =>
  expectCountOf(await reportsOfBurst(session), { statuses, codes: [] }, count),
);

Then('{int} of them is/are reported {status} with report code {codes}', async (session, count, statuses, codes) =>
  expectCountOf(await reportsOfBurst(session), { statuses, codes }, count),
);

/** The members in the first column of a table, where headings are in capitals. */
const wireNamesOf = (table: DataTable): string[] =>
  withMetadata(table.raw()).flatMap(([name]) => (name === name.toUpperCase() ? [] : membersOfPath(name)));

const ofReport = names((_statuses: unknown, _name: string, member: string) => ({
  of: PUSHED.report,
  members: membersOfPath(member),
}));

Then(
  'every report of {string} has:',
  claims(names((_name, table) => ({ of: PUSHED.report, members: wireNamesOf(table) }))),
  async (session, name, table) => {
    const members = withMetadata(table.raw()).map(([member, cell]) => [member, wantedBy(session, cell)] as const);
    expectInEvery(await reportsOf(session, name), members);
  },
);

Then(
  'the {status} report of {string} has {string} between {instant} and {instant}',
  claims(ofReport),
  async (session, statuses, name, member, from, until) =>
    expectDated(await reportsOf(session, name), statuses, member, { from, until }),
);
