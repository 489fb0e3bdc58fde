@voice
Feature: The list of voice services
  A client sees the services of its project page by page.

  Background:
    Given the other project has the voice service "Foreign line"

  @PUB-VOICE-LIST-01 @published
  Rule: Every service of a project is on one page of its list

    Scenario Outline: Three new services, <SIZE> at a time
      When the client asks 3 times to create a voice service
      And the client goes through the pages of list voice services, <SIZE> at a time
      Then each voice service made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        |    1 |
        |    2 |
        |  100 |

    @needs-accounts
    Example: A service of another project is on no page
      Given the name of "Foreign line" is "Zebra crossing"
      When the client asks to list voice services with the query "filter=zebra"
      Then the answer has 0 entries in "services"
      When the client asks to create a voice service, where "/name" is "Zebra stripes"
      And the client asks to list voice services with the query "filter=zebra"
      Then the answer has 1 entry in "services"

    @smoke
    Example: What a page says of its services
      When the client asks to create a voice service, where "/callBehavior" is {"type":"NONE"}
      And the client asks to list voice services
      Then it is accepted with HTTP status 200
      But the answer does not contain "callBehavior"

  @PUB-VOICE-LIST-02 @published @needs-accounts
  Rule: A page has 20 services when its size is not said

    Example: Nineteen more than the two that were there
      When the client asks 19 times to create a voice service
      And the client asks to list voice services
      Then the answer has 20 entries in "services"
      And the answer includes {"meta":{"totalCount":21,"pageCount":2}}
      When the client asks to list voice services with the query "page=2"
      Then the answer has 1 entries in "services"
