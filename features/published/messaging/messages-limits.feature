@messaging
Feature: What is published of the limits of messages
  What is too long, too much or out of place is refused, and nothing of the request is sent.

  Rule: A request has 1 to 100 messages
    Spec: Published: messages

    @PUB-MSG-BATCH-01 @published @needs-ledger
    Scenario Outline: A request with <COUNT> messages
      When the client asks to submit a message, where "/messages" has <COUNT> entries
      Then it is refused with HTTP status 400
      And nothing has happened on the platform

      Examples:
        | COUNT |
        | 0     |
        | 101   |
        | 200   |

    @PUB-MSG-BATCH-01 @published
    Scenario Outline: A request with <COUNT> messages is taken
      When the client asks to submit a message, where "/messages" has <COUNT> entries
      Then it is accepted with HTTP status 202
      And the answer has <COUNT> entries in "messages"

      Examples:
        | COUNT |
        | 2     |
        | 100   |

  Rule: A text has 1 to 5000 characters
    Spec: Published: messages

    @PUB-MSG-CONTENT-01 @published
    Scenario Outline: A text of <LENGTH> characters
      When the client asks to submit a message, where "/messages/0/content" is <LENGTH> characters long
      Then it is answered with HTTP status <STATUS>

      Examples:
        | LENGTH | STATUS |
        | 0      | 400    |
        | 1      | 202    |
        | 5000   | 202    |
        | 5001   | 400    |

  Rule: Metadata has up to 10 pairs, with keys up to 100 and values up to 256 characters
    Spec: Published: messages

    @PUB-MSG-META-01 @published
    Scenario Outline: The metadata has <WHAT>
      When the client asks to submit a message, where "/messages/0/metadata" is '<METADATA>'
      Then it is answered with HTTP status <STATUS>

      Examples:
        | WHAT         | STATUS | METADATA                                                                                                        |
        | ten pairs    | 202    | {"a":"1","b":"2","c":"3","d":"4","e":"5","f":"6","g":"7","h":"8","i":"9","j":"10"}                               |
        | eleven pairs | 400    | {"a":"1","b":"2","c":"3","d":"4","e":"5","f":"6","g":"7","h":"8","i":"9","j":"10","k":"11"}                      |
        | a list       | 400    | ["a"]                                                                                                           |
        | a long key   | 202    | {"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk":"v"}  |
        | a longer key | 400    | {"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk":"v"} |

    @PUB-MSG-META-01 @published
    Scenario Outline: A value of <LENGTH> characters
      When the client asks to submit a message, where "/messages/0/metadata/note" is <LENGTH> characters long
      Then it is answered with HTTP status <STATUS>

      Examples:
        | LENGTH | STATUS |
        | 256    | 202    |
        | 257    | 400    |

  Rule: The subject of an MMS has up to 64 characters
    Spec: Published: messages

    @PUB-MSG-SUBJECT-01 @published
    Scenario Outline: A subject of <LENGTH> characters
      When the client asks to submit an MMS, where "/messages/0/subject" is <LENGTH> characters long
      Then it is answered with HTTP status <STATUS>

      Examples:
        | LENGTH | STATUS |
        | 64     | 202    |
        | 65     | 400    |

  Rule: A number has 8 to 15 digits after its plus
    Spec: Published: messages

    @PUB-MSG-NUMBER-01 @published
    Scenario Outline: The number <NUMBER>
      When the client asks to submit a message, where "/messages/0/destination_number" is '"<NUMBER>"'
      Then it is refused with HTTP status 400
      And the refusal points to "/messages/0/destination_number"

      Examples:
        | NUMBER            |
        | +1234567          |
        | +1234567890123456 |
        | +46 70x000001     |

    @PUB-MSG-NUMBER-01 @published @needs-accounts
    Scenario Outline: The shortest and the longest number, such as <NUMBER>
      When the client asks to submit a message, where "/messages/0/destination_number" is '"<NUMBER>"'
      Then it is accepted with HTTP status 202

      Examples:
        | NUMBER           |
        | +12345678        |
        | +123456789012345 |
