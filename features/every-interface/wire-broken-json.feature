Feature: Bodies that are not what they claim
  What is broken, or of another kind than it says, is not acted upon.

  Rule: A request with broken JSON is refused
    Spec: Errors / HTTP-level

    @COM-JSON-02 @messaging
    Scenario Outline: A message whose body has <MISTAKE>
      When the client asks to submit a message with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      Examples:
        | MISTAKE                  | BODY                                                                          |
        | no end                   | {"messages":[{"content":"Hello","destination_number":"{number}"}              |
        | a trailing comma         | {"messages":[{"content":"Hello","destination_number":"{number}"}],}           |
        | single quotes            | {'messages':[{'content':'Hello','destination_number':'{number}'}]}            |
        | a value that is no JSON  | {"messages":[{"content":"Hello","destination_number":"{number}"}],"a":NaN}    |
        | text behind its end      | {"messages":[{"content":"Hello","destination_number":"{number}"}]} x          |
        | nothing in it            |                                                                               |
        | a byte that is no UTF-8  | {"messages":[{"content":"{byte FF}","destination_number":"{number}"}]}        |
        | a line feed in a text    | {"messages":[{"content":"a{line feed}b","destination_number":"{number}"}]}    |
        | a number with a zero     | {"messages":[{"content":"Hello","destination_number":"{number}"}],"a":01}     |
        | a comment                | //x{line feed}{"messages":[{"content":"Hello","destination_number":"{number}"}]} |

    @COM-JSON-02 @messaging
    Scenario Outline: Broken JSON to <OPERATION>
      When the client asks to <OPERATION> with this body:
        """
        {"label":"Front desk",}
        """
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION                |
        | create a webhook         |
        | change a webhook         |
        | request a sender address |
        | list metadata keys       |
        | read the detail report   |

      @needs-mailbox
      Examples: Numbers that are proved by a code
        | OPERATION              |
        | label a sender address |

    @COM-JSON-02 @conversation
    Scenario Outline: Broken JSON to <OPERATION>
      When the client asks to <OPERATION> with this body:
        """
        {"message":{"text":"Hello"},}
        """
      Then it is refused

      Examples:
        | OPERATION                   |
        | send a conversation message |
        | send a standalone message   |

    @COM-JSON-02 @voice
    Scenario Outline: A service update whose body has <MISTAKE>
      When the client asks to update a voice service with this body:
        """
        <BODY>
        """
      Then it is refused

      Examples:
        | MISTAKE                 | BODY                                    |
        | no end                  | {"description":"Mornings"               |
        | a trailing comma        | {"description":"Mornings",}             |
        | single quotes           | {'description':'Mornings'}              |
        | a value that is no JSON | {"description":NaN}                     |
        | text behind its end     | {"description":"Mornings"} x            |
        | nothing in it           |                                         |
        | a byte that is no UTF-8 | {"description":"{byte FF}"}             |
        | a line feed in a text   | {"description":"a{line feed}b"}         |
        | a comment               | //x{line feed}{"description":"Mornings"} |

    @COM-JSON-02 @messaging @needs-ledger
    Example: Nothing of a message with broken JSON is carried out
      When the client asks to submit a message with this body:
        """
        {"messages":[{"content":"Hello","destination_number":"{number}"}],}
        """
      Then it is refused with HTTP status 400
      And nothing has happened on the platform

    @COM-JSON-02 @messaging @observe
    Scenario Outline: A body with <ODDITY>
      When the client asks to submit a message with this body:
        """
        <BODY>
        """
      Then the platform's answer is recorded

      Examples:
        | ODDITY            | BODY                                                                                    |
        | a byte order mark | {byte order mark}{"messages":[{"content":"Hello","destination_number":"{number}"}]}     |
        | a member twice    | {"messages":[{"content":"Hello","content":"Bye","destination_number":"{number}"}]}      |

  Rule: JSON of another kind than an object is not acted upon
    Spec: Endpoints

    @COM-JSON-03 @reading
    Scenario Outline: The body <BODY> to <OPERATION>
      When the client asks to <OPERATION> with this body:
        """
        <BODY>
        """
      Then it is refused

      @messaging
      Examples: Messaging API
        | OPERATION                | BODY |
        | submit a message         | []   |
        | submit a message         | "x"  |
        | submit a message         | 1    |
        | submit a message         | null |
        | submit a message         | true |
        | create a webhook         | []   |
        | create a webhook         | null |
        | change a webhook         | []   |
        | change a webhook         | null |
        | request a sender address | []   |
        | request a sender address | null |
        | list metadata keys       | []   |
        | list metadata keys       | null |
        | read the detail report   | []   |
        | read the detail report   | null |

      @voice
      Examples: Voice
        | OPERATION              | BODY |
        | update a voice service | []   |
        | update a voice service | "x"  |
        | update a voice service | 1    |
        | update a voice service | null |
        | update a voice service | true |

  Rule: Whether a body that is labelled as something else is read is open
    Spec: Endpoints

    @COM-JSON-04 @observe
    Scenario Outline: To <OPERATION> with a body labelled <TYPE>
      When the client asks to <OPERATION> with:
        | Content-Type | <TYPE> |
      Then the platform's answer is recorded

      @messaging
      Examples: Messaging API
        | OPERATION        | TYPE                              |
        | submit a message | text/xml                          |
        | submit a message | text/plain                        |
        | submit a message | application/x-www-form-urlencoded |

      @voice
      Examples: Voice
        | OPERATION              | TYPE                              |
        | update a voice service | text/xml                          |
        | update a voice service | application/x-www-form-urlencoded |
