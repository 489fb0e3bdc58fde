Feature: Bodies of another kind than they claim
  A body of another kind than an object, or than its label says, is not acted upon.

  @COM-JSON-03 @reading
  Rule: JSON of another kind than an object is not acted upon
    Spec: Endpoints

    @messaging @needs-ledger
    Scenario Outline: Nothing is carried out when the body <BODY> asks to <OPERATION>
      When the client asks to <OPERATION> with this body:
        """
        <BODY>
        """
      Then it is refused
      And nothing has happened on the platform

      Examples:
        | OPERATION                | BODY |
        | submit a message         | []   |
        | submit a message         | null |
        | create a webhook         | []   |
        | change a webhook         | null |
        | request a sender address | []   |

    @voice @needs-ledger
    Scenario Outline: Nothing of a service update with the body <BODY> is carried out
      When the client asks to update a voice service with this body:
        """
        <BODY>
        """
      Then it is refused
      And nothing has happened on the platform

      Examples:
        | BODY |
        | []   |
        | null |

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
        | submit a message         |    1 |
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
        | update a voice service |    1 |
        | update a voice service | null |
        | update a voice service | true |

  @COM-JSON-04 @observe
  Rule: Whether a body that is labelled as something else is read is open
    Spec: Endpoints

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
