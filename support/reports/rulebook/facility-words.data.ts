/** What each facility is, in a few words for a reader of the rule book. */
export const FACILITY_WORDS: Readonly<Record<string, string>> = {
  worlds: 'Isolated copies of the platform, one an example.',
  clock: 'A clock that can be set, or real waits that the run allows.',
  accounts: 'Accounts whose optional features and time zone are known or can be switched.',
  carrier: 'A carrier whose statuses can be scripted.',
  handset: 'A phone that shows what it received and that can answer.',
  callbacks: 'A receiver of notifications that the target can reach.',
  hlr: 'A home location register whose answers for a number are known.',
  calls: 'Calls that can be placed and whose course can be read.',
  mailbox: 'The mail and codes that the platform sends to the owner of a number.',
  review: 'A reviewer who approves or rejects requests for sender addresses.',
  ledger: 'A count of effects, which shows that something happened once or not at all.',
  downstream: 'The conversation service behind the standalone API, as it is called.',
  holds: 'Requests that can be held halfway, so that two of them overlap.',
};
