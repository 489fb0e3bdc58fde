@messaging @needs-accounts
Feature: Dedicated numbers
  An account can have numbers that no other account sends from, once the feature is switched on for it.

  @DEDNUM-FEAT-01
  Rule: Dedicated numbers are open only to accounts that have the feature
    Spec: Optional account features

    @smoke
    Example: The feature is switched on after a first attempt
      Given the platform offers the number "+46703583127"
      When the account asks to assign a number, "+46703583127"
      Then it is refused
      When dedicated numbers are switched on for the account
      And the account asks to assign a number, "+46703583127"
      Then it is accepted
      And the account finds the assigned number "+46703583127"

    Example: The feature is switched off again
      Given dedicated numbers are switched on for the account
      And the platform offers the numbers "+46703583127, +46703742682"
      When the account asks to assign a number, "+46703583127"
      Then it is accepted
      When dedicated numbers are switched off for the account
      And the account asks to assign a number, "+46703742682"
      Then it is refused

    Example: The feature of one customer is not that of another
      Given dedicated numbers are switched on for the account
      And the platform offers the numbers "+46703583127, +46703742682"
      When the account asks to assign a number, "+46703583127"
      Then it is accepted
      When another customer asks to assign a number, "+46703742682"
      Then it is refused

    @observe
    Example: The feature of an account and its sub-account
      Given dedicated numbers are switched on for the account
      And the platform offers the number "+46703742682"
      When the sub-account asks to assign a number, "+46703742682"
      Then the platform's answer is recorded

    Example: A number is changed after the feature was switched off
      Given dedicated numbers are switched on for the account
      And the platform offers the number "+46703583127"
      When the account asks to assign a number, "+46703583127"
      And the account asks to change an assignment, "+46703583127", with:
        | label | "Office" |
      Then it is accepted
      When dedicated numbers are switched off for the account
      And the account asks to change an assignment, "+46703583127", with:
        | label | "Sales" |
      Then it is refused

    @observe
    Example: The numbers are listed without the feature
      When the account asks to search for dedicated numbers
      Then the platform's answer is recorded

  @DEDNUM-FEAT-02
  Rule: A number that an account takes is its own
    Spec: Optional account features

    Background:
      Given dedicated numbers are switched on for the account
      And dedicated numbers are switched on for another customer
      And the platform offers the number "+46703583127"

    Example: Another customer cannot take it
      When the account asks to assign a number, "+46703583127"
      Then the account finds the assigned number "+46703583127"
      When another customer asks to assign a number, "+46703583127"
      Then it is refused
      And another customer does not find the assigned number "+46703583127"

    Example: A number is given back
      Given the account has the assigned number "+46703583127"
      When the account asks to end an assignment, "+46703583127"
      And another customer asks to assign a number, "+46703583127"
      Then another customer finds the assigned number "+46703583127"
      And the account does not find the assigned number "+46703583127"

    Example: A number is labelled
      Given the account has the assigned number "+46703583127"
      When the account asks to change an assignment, "+46703583127", with:
        | label | "Sales" |
      And the account asks to read an assignment, "+46703583127"
      Then the answer contains "Sales"

    Example: Another customer neither reads nor changes it
      Given the account has the assigned number "+46703583127"
      When another customer asks to change an assignment, "+46703583127", with:
        | label | "Mine" |
      Then it is refused
      When the account asks to read an assignment, "+46703583127"
      Then the answer contains "Support"
      And the answer does not contain "Mine"
      When the account asks to change an assignment, "+46703583127", with:
        | label | "Sales" |
      Then it is accepted
