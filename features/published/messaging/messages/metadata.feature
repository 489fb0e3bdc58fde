@messaging
Feature: Limits of metadata
  A client adds a few short words of its own to a message.

  @PUB-MSG-META-01 @published
  Rule: Metadata has up to 10 pairs, with keys up to 100 and values up to 256 characters

    Scenario Outline: The metadata has <WHAT>
      When the client asks to submit a message, where "/messages/0/metadata" is <METADATA>
      Then it is answered with HTTP status <STATUS>

      Examples:
        | WHAT         | STATUS | METADATA                                                                                                      |
        | ten pairs    |    202 | {"a":"1","b":"2","c":"3","d":"4","e":"5","f":"6","g":"7","h":"8","i":"9","j":"10"}                            |
        | eleven pairs |    400 | {"a":"1","b":"2","c":"3","d":"4","e":"5","f":"6","g":"7","h":"8","i":"9","j":"10","k":"11"}                   |
        | a list       |    400 | ["a"]                                                                                                         |
        | a long key   |    202 | {"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk":"v"}  |
        | a longer key |    400 | {"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk":"v"} |

    Scenario Outline: A value of <LENGTH> characters
      When the client asks to submit a message, where "/messages/0/metadata/note" is <LENGTH> characters long
      Then it is answered with HTTP status <STATUS>

      Examples:
        | LENGTH | STATUS |
        |    256 |    202 |
        |    257 |    400 |

    Example: A value of 256 characters is read back
      When the client asks to submit a message, where "/messages/0/metadata/note" is 256 characters long
      And the client takes what was made as the message
      And the client asks to retrieve a message
      Then the answer contains "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
