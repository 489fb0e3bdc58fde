@voice
Feature: What the document leaves open about Idempotency-Keys
  A key is a text of the client's; what else it may be is not said.

  Background:
    Given the project has the voice services "Main line" and "Second line"

  @SIL-OTH-14 @observe
  Rule: How far an idempotency key reaches and what it may look like is left open
    Spec: Endpoints / Voice service update

    Scenario Outline: The key <KEY>
      When the client updates "Main line" with description "Weekdays" under the key "<KEY>"
      Then the form of the answer is recorded

      Examples:
        | KEY                                  |
        | k                                    |
        | fifteen-letters                      |
        | sixteen-letters-                     |
        | 0d9a4c1e-5b7f-4a36-8c2d-9e1f0a7b6c5d |
        | a key with blanks                    |

    Scenario Outline: The same key with <WHAT>
      Given the description of "Main line" is "Daytime"
      When the client updates "Main line" with <MEMBER> <VALUE> under the key "one-key-for-both-updates"
      And the client updates <SERVICE> with description "Days" under the key "one-key-for-both-updates"
      Then the form of the answer is recorded

      Examples:
        | WHAT                    | SERVICE       | MEMBER      | VALUE  |
        | another service         | "Second line" | description | "Days" |
        | a body that was refused | "Main line"   | isDefault   | false  |

    @needs-accounts
    Example: The same key after its service was deleted
      Given "Main line" is the default service
      When the client updates "Second line" with description "Days" under the key "K"
      And the client asks to delete a voice service, "Second line"
      And the client updates "Second line" with description "Days" under the key "K"
      Then the form of the answer is recorded
