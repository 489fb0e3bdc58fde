@voice
Feature: What the document leaves open about Idempotency-Keys
  A key is a text of the client's; what else it may be is not said.

  Rule: How far an idempotency key reaches and what it may look like is left open
    Spec: Endpoints / Voice service update

    @SIL-OTH-14 @observe
    Scenario Outline: The key <KEY>
      When the client updates the service with {"description":"Weekdays"} under the Idempotency-Key "<KEY>"
      Then the form of the answer is recorded

      Examples:
        | KEY                                  |
        | k                                    |
        | fifteen-letters                      |
        | sixteen-letters-                     |
        | 0d9a4c1e-5b7f-4a36-8c2d-9e1f0a7b6c5d |
        | a key with blanks                    |

    @SIL-OTH-14 @observe
    Scenario Outline: The same key with <WHAT>
      Given the service was set to {"description":"Daytime"}
      When the client updates the service with <FIRST> under the Idempotency-Key "one-key-for-both-updates"
      And the client updates <SERVICE> with <SECOND> under the Idempotency-Key "one-key-for-both-updates"
      Then the form of the answer is recorded

      Examples:
        | WHAT            | SERVICE            | FIRST                    | SECOND                   |
        | another service | the second service | {"description":"Days"}   | {"description":"Days"}   |
        | a body that was refused | the service | {"isDefault":false}     | {"description":"Days"}   |
