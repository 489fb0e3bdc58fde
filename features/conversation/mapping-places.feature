@standalone @needs-downstream
Feature: Standalone places as conversation messages
  A place keeps its coordinates; its name and its address become the title.

  @CONV-MAP-TYPE-07
  Rule: A location fills the coordinates and the title
    Spec: Field mappings: standalone to conversation

    Scenario Outline: The title from <FROM>
      When the client sends a standalone message to 1 recipient:
        | type    | location  |
        | lat     |     55.61 |
        | lng     |      13.0 |
        | name    | <NAME>    |
        | address | <ADDRESS> |
      Then it is accepted
      And the conversation call has "message.location_message.coordinates.latitude" set to 55.61
      And the conversation call has "message.location_message.coordinates.longitude" set to 13
      And the conversation call has "message.location_message.title" set to "<NAME><ADDRESS>"

      Examples:
        | FROM        | NAME    | ADDRESS |
        | the name    | Harbour |         |
        | the address |         | Quay 12 |

    Example: Name and address
      When the client sends a standalone message to 1 recipient:
        | type    | location |
        | lat     |    55.61 |
        | lng     |     13.0 |
        | name    | Harbour  |
        | address | Quay 12  |
      Then it is accepted
      And the conversation call has "Harbour" in "message.location_message.title"
      And the conversation call has "Quay 12" in "message.location_message.title"

    Scenario Outline: At the latitude <LAT> and the longitude <LNG>
      When the client sends a standalone message to 1 recipient:
        | type | location |
        | lat  | <LAT>    |
        | lng  | <LNG>    |
        | name | Edge     |
      Then it is accepted
      And the conversation call has "message.location_message.coordinates.latitude" set to <LAT>
      And the conversation call has "message.location_message.coordinates.longitude" set to <LNG>

      Examples:
        | LAT       | LNG        |
        |       -90 |       -180 |
        |        90 |        180 |
        |         0 |          0 |
        | -0.000001 | 179.999999 |

    Example: Known answers
      When the client sends the standalone messages whose mapping is known
      Then the known answers are given
