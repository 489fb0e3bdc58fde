Feature: Characters beyond ASCII
  Every character comes back as it was sent.

  @COM-JSON-05 @reading
  Rule: Characters beyond ASCII come back as they were sent
    Spec: Endpoints

    @messaging @needs-callbacks
    Scenario Outline: <CHARACTERS> in the content and the metadata of a message
      Given the client listens for notifications
      When the client asks to submit a message with this body:
        """
        {"messages":[{"content":"<SENT>","{metadata}":{"k":"<SENT>"},"destination_number":"{number}","delivery_report":true,"{callback_url}":"{receiver}"}]}
        """
      Then every report of "the message" has:
        | original_text | "<TEXT>"       |
        | metadata      | {"k":"<TEXT>"} |

      Examples:
        | CHARACTERS                | SENT           | TEXT        |
        | Latin letters with marks  | Blåbärsgröt    | Blåbärsgröt |
        | Han characters            | 漢字           | 漢字        |
        | An emoji                  | Hej 😀          | Hej 😀       |
        | An escaped surrogate pair | \\uD83D\\uDE00 | 😀           |
        | A line separator          | a\\u2028b      | a\\u2028b   |

    @voice
    Scenario Outline: <CHARACTERS> in the name of a voice service
      When the client asks to update a voice service with this body:
        """
        {"name":"<SENT>"}
        """
      Then the answer has "name" set to "<TEXT>"

      Examples:
        | CHARACTERS                | SENT              | TEXT       |
        | Latin letters with marks  | Växel             | Växel      |
        | Han characters            | 漢字の受付        | 漢字の受付 |
        | An emoji                  | Hej😀              | Hej😀       |
        | An escaped surrogate pair | Hej\\uD83D\\uDE00 | Hej😀       |

    @messaging
    Example: The label of the body of a message names its character set
      When the client asks to submit a message with:
        | Content-Type | application/json; charset=UTF-8 |
      Then it is accepted

  @COM-JSON-02
  Rule: JSON may be laid out and escaped in every way that JSON allows
    Spec: Endpoints

    @messaging @needs-callbacks
    Example: A message with line breaks around and between its members
      Given the client listens for notifications
      When the client asks to submit a message with this body:
        """

        {
          "messages" : [
            { "destination_number": "{number}", "content": "this\/that", "delivery_report": true,
              "{callback_url}": "{receiver}" }
          ]
        }

        """
      Then every report of "the message" has:
        | original_text | "this/that" |

    @voice
    Example: A service update with line breaks and escapes
      When the client asks to update a voice service with this body:
        """

        { "\u006eame"
          : "Desk\/Front" }

        """
      Then the answer has "name" set to "Desk/Front"
