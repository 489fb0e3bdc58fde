@standalone @needs-downstream
Feature: Standalone places as conversation messages
  A place keeps its coordinates; its name and its address become the title.

  Rule: A location fills the coordinates and the title
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-07
    Scenario Outline: The title from <FROM>
      When the client sends a recipient the standalone message {"type":"location","lat":55.61,"lng":13.0<MORE>}
      Then it is accepted
      And the conversation call has {"message":{"location_message":{"coordinates":{"latitude":55.61,"longitude":13},"title":"<TITLE>"}}}

      Examples:
        | FROM        | MORE                 | TITLE     |
        | the name    | ,"name":"Harbour"    | Harbour   |
        | the address | ,"address":"Quay 12" | Quay 12   |

    @CONV-MAP-TYPE-07
    Example: Name and address
      When the client sends a recipient the standalone message {"type":"location","lat":55.61,"lng":13.0,"name":"Harbour","address":"Quay 12"}
      Then it is accepted
      And the conversation call has "Harbour" in "message.location_message.title"
      And the conversation call has "Quay 12" in "message.location_message.title"

    @CONV-MAP-TYPE-07
    Scenario Outline: The outermost place <LAT> <LNG>
      When the client sends a recipient the standalone message {"type":"location","lat":<LAT>,"lng":<LNG>,"name":"Edge"}
      Then it is accepted
      And the conversation call has {"message":{"location_message":{"coordinates":{"latitude":<LAT>,"longitude":<LNG>}}}}

      Examples:
        | LAT | LNG  |
        | -90 | -180 |
        | 90  | 180  |
        | 0   | 0    |
        | -0.000001 | 179.999999 |

    @CONV-MAP-TYPE-07
    Example: Known answers
      When the client sends the standalone messages whose mapping is known
      Then the known answers are given
