@voice
Feature: Filters of the list of voice services
  A client may ask for some of the services of its project only.

  @PUB-VOICE-LIST-05 @published @needs-accounts
  Rule: isDefault picks the default service, or all the others

    Scenario Outline: The services whose isDefault is <VALUE>
      When the client asks 1 times to create a voice service
      And the client asks to list voice services
      And the client asks to list voice services with the query "isDefault=<VALUE>"
      Then the answer has <COUNT> entries in "services"
      And the answer does not contain '"isDefault":<OTHER>'
      And the answer includes {"meta":{"totalCount":<COUNT>}}

      Examples:
        | VALUE | COUNT | OTHER |
        | true  |     1 | false |
        | false |     2 | true  |

  @PUB-VOICE-LIST-06 @published @needs-accounts
  Rule: filter picks the services with the text in their name or description, in any case

    Scenario Outline: The filter <FILTER>
      When the client asks to create a voice service, where "/name" is "Zebra crossing"
      And the client asks to create a voice service, where "/description" is "Where zebras call"
      And the client asks to list voice services with the query "filter=<FILTER>"
      Then the answer has <COUNT> entries in "services"
      And the answer includes {"meta":{"totalCount":<COUNT>}}

      Examples:
        | FILTER               | COUNT |
        | zebra                |     2 |
        | ZEBRA                |     2 |
        | crossing             |     1 |
        | zebras%20c           |     1 |
        | giraffe              |     0 |
        | zebra&isDefault=true |     0 |
