@messaging
Feature: Whose messages a report is on
  An account sees its own messages and those of its sub-accounts.

  @PUB-REPORT-ACCOUNTS-01 @published @needs-callbacks
  Rule: Without accounts a report covers the account and its sub-accounts, and no other account

    Example: Three accounts send
      When the account sends "Hello" to "+46700000001" as "ours"
      And the account, acting for the sub-account, sends "Hello" to "+46700000001" as "delegated"
      And another customer sends "Hello" to "+46700000001" as "theirs"
      And the account asks for the detail report
      Then the report lists "ours"
      And the report lists "delegated"
      But the report does not list "theirs"
      And "theirs" is reported delivered

    Example: Each line names the account that sent
      When the account, acting for the sub-account, sends "Hello" to "+46700000001" as "delegated"
      And the account sends "Hello" to "+46700000001" as "ours"
      And the account asks for the detail report
      Then the report lists "delegated"
      And the answer contains "\"account_id\":\"the account\""
      And the answer contains "\"account_id\":\"the sub-account\""
      And "ours" is reported delivered
