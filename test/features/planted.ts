import type { RuleRow } from './catalogue.ts';

/** A row of rules.json that is right in every field. */
export const row = (id: string, changes: Partial<RuleRow> = {}): RuleRow => ({
  id,
  area: 'MSG',
  section: 'Messages',
  lines: '1',
  says: 'Something is so.',
  level: 'MUST',
  standing: 'documented',
  role: 'server',
  needs: [],
  ...changes,
});

/** The rows that the planted feature is compared with. */
export const rows: readonly RuleRow[] = [
  row('MSG-ONE-01'),
  row('MSG-TWO-01', { standing: 'reading' }),
  row('MSG-ALIAS-01', { aliasOf: 'MSG-ONE-01' }),
  row('MSG-OUT-01', { excluded: 'only a person can judge whether it is so' }),
  row('MSG-SEEN-01', { standing: 'observe' }),
];

/** A feature file without any fault; each planted violation changes one thing in it. */
export const faultless = `@messaging @needs-clock
Feature: Something

  Background:
    Given it is day

  Rule: A message is sent once
    Spec: Messages

    @MSG-ONE-01 @smoke
    Example: One message
      Given a receiver
      When the account sends "I should test the JSON header" as "first"
      And 1 minute passes
      Then "first" is reported delivered
      But nothing else is reported
      When 24 hours pass
      Then "first" is still reported delivered

    Scenario Outline: Several messages
      When the account sends <TEXT>
      Then it arrives

      @MSG-TWO-01 @reading
      Examples:
        | TEXT |
        | "a"  |
`;

/** The faultless feature with one thing changed; throws when there is nothing to change. */
export function planted(find: string, replace: string): string {
  if (!faultless.includes(find)) throw new Error(`nothing to plant in: ${find}`);
  return faultless.replace(find, replace);
}
