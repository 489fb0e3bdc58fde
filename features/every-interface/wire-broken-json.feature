Feature: Bodies of broken JSON
  A body that is broken is not acted upon.

  @COM-JSON-02
  Rule: A request with broken JSON is refused
    Spec: Errors / HTTP-level

    @messaging
    Scenario Outline: A message whose body has <MISTAKE>
      When the client asks to submit a message with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      Examples:
        | MISTAKE                 | BODY                                                                             |
        | no end                  | {"messages":[{"content":"Hello","destination_number":"{number}"}                 |
        | a trailing comma        | {"messages":[{"content":"Hello","destination_number":"{number}"}],}              |
        | single quotes           | {'messages':[{'content':'Hello','destination_number':'{number}'}]}               |
        | a value that is no JSON | {"messages":[{"content":"Hello","destination_number":"{number}"}],"a":NaN}       |
        | text behind its end     | {"messages":[{"content":"Hello","destination_number":"{number}"}]} x             |
        | nothing in it           |                                                                                  |
        | a line feed in a text   | {"messages":[{"content":"a{line feed}b","destination_number":"{number}"}]}       |
        | a number with a zero    | {"messages":[{"content":"Hello","destination_number":"{number}"}],"a":01}        |
        | a comment               | //x{line feed}{"messages":[{"content":"Hello","destination_number":"{number}"}]} |

    @messaging
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
      Examples: Numbers that are verified by a code
        | OPERATION              |
        | label a sender address |

    @conversation
    Scenario Outline: To <OPERATION> with a body that ends in <END>
      When the client asks to <OPERATION> with this body:
        """
        {"app_id":"{app}","recipient":{"identified_by":{"channel_identities":[{"channel":"WHATSAPP","identity":"{number}"}]}},"message":{"text_message":{"text":"Hello"}}<END>
        """
      Then it is refused

      Examples:
        | OPERATION                        | END       |
        | send a conversation message      | ,}        |
        | send a conversation message      | ,"a":NaN} |
        | send a conversation message      | } x       |
        | ask what a recipient can receive | ,}        |
        | ask what a recipient can receive | ,"a":NaN} |
        | ask what a recipient can receive | } x       |

    @conversation
    Scenario Outline: A standalone message whose body ends in <END>
      When the client asks to send a standalone message with this body:
        """
        {"to":["{number}"],"message":{"type":"text","text":"Hello"}<END>
        """
      Then it is refused

      Examples:
        | END       |
        | ,}        |
        | ,"a":NaN} |
        | } x       |

    @voice
    Scenario Outline: A service update whose body has <MISTAKE>
      When the client asks to update a voice service with this body:
        """
        <BODY>
        """
      Then it is refused

      Examples:
        | MISTAKE                 | BODY                             |
        | no end                  | {"description":"Mornings"        |
        | a trailing comma        | {"description":"Mornings",}      |
        | single quotes           | {'description':'Mornings'}       |
        | a value that is no JSON | {"description":NaN}              |
        | text behind its end     | {"description":"Mornings"} x     |
        | a line feed in a text   | {"description":"a{line feed}b"}  |
        | a comment               | /*x*/ {"description":"Mornings"} |

    @messaging @needs-ledger
    Example: Nothing of a message with broken JSON is carried out
      When the client asks to submit a message with this body:
        """
        {"messages":[{"content":"Hello","destination_number":"{number}"}],}
        """
      Then it is refused with HTTP status 400
      And nothing has happened on the platform

    @messaging @needs-ledger
    Scenario Outline: Nothing is carried out when broken JSON asks to <OPERATION>
      When the client asks to <OPERATION> with this body:
        """
        {"label":"Front desk",}
        """
      Then it is refused with HTTP status 400
      And nothing has happened on the platform

      Examples:
        | OPERATION                |
        | create a webhook         |
        | change a webhook         |
        | request a sender address |

      @needs-mailbox
      Examples: Numbers that are verified by a code
        | OPERATION              |
        | label a sender address |

    @conversation @needs-ledger
    Scenario Outline: Nothing is carried out when broken JSON asks to <OPERATION>
      When the client asks to <OPERATION> with this body:
        """
        {
        """
      Then it is refused
      And nothing has happened on the platform

      Examples:
        | OPERATION                        |
        | ask what a recipient can receive |
        | send a conversation message      |
        | send a standalone message        |

    @voice @needs-ledger
    Example: Nothing of a service update with broken JSON is carried out
      When the client asks to update a voice service with this body:
        """
        {"description":"Weekdays",}
        """
      Then it is refused
      And nothing has happened on the platform

    @messaging @observe
    Scenario Outline: A body with <ODDITY>
      When the client asks to submit a message with this body:
        """
        <BODY>
        """
      Then the platform's answer is recorded

      Examples:
        | ODDITY            | BODY                                                                                |
        | a byte order mark | {byte order mark}{"messages":[{"content":"Hello","destination_number":"{number}"}]} |
        | a member twice    | {"messages":[{"content":"Hello","content":"Bye","destination_number":"{number}"}]}  |
        | a stray byte      | {"messages":[{"content":"{byte FF}","destination_number":"{number}"}]}              |

    @voice @observe
    Scenario Outline: A service update with <ODDITY>
      When the client asks to update a voice service with this body:
        """
        <BODY>
        """
      Then the platform's answer is recorded

      Examples:
        | ODDITY       | BODY                        |
        | no body      |                             |
        | a stray byte | {"description":"{byte FF}"} |
