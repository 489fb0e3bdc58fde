@messaging
Feature: Changes of contacts
  A change replaces what it names and is dated.

  @PUB-CONTACT-CHANGE-01 @published
  Rule: A change replaces what it names and keeps everything else

    Scenario Outline: Only the <MEMBER> is changed
      When the client asks to create a contact, where "/alias" is "Boss"
      And the client takes what was made as the contact
      And the client asks to change a contact, where "/<MEMBER>" is <VALUE>
      And the client asks to retrieve a contact
      Then the answer has "<MEMBER>" set to <VALUE>
      And the answer has "firstName" set to "Ada"
      And the answer has "alias" set to "Boss"
      And the answer has "channels.0.type" set to "SMS"

      Examples:
        | MEMBER      | VALUE        |
        | lastName    | "Berg"       |
        | note        | "Moved"      |
        | dateOfBirth | "1985-12-31" |
        | country     | "Norway"     |

    Example: The alias is changed
      When the client asks to create a contact, where "/alias" is "Boss"
      And the client takes what was made as the contact
      And the client asks to change a contact, where "/alias" is "Captain"
      Then the answer has "alias" set to "Captain"
      When the client asks to retrieve a contact
      Then the answer has "alias" set to "Captain"

    Example: New channels take the place of the old
      When the client asks to change a contact, where "/channels" lists:
        | channelId    | type     |
        | +46700000013 | WHATSAPP |
        | +46700000014 | SMS      |
      And the client asks to retrieve a contact
      Then the answer has 2 entries in "channels"
      When the client asks to change a contact, where "/channels" lists:
        | channelId    | type     |
        | +46700000012 | WHATSAPP |
      And the client asks to retrieve a contact
      Then the answer has "channels.0.channelId" set to "+46700000012"
      And "channels.1" of the answer is absent
      And the answer has "firstName" set to "Ada"

  @PUB-CONTACT-CHANGE-02 @published @needs-clock
  Rule: A change moves the date of the last change and leaves the date of creation

    Example: A change an hour later
      Given it is 2024-01-15T12:00:00.000Z
      When the client asks to create a contact
      And the client takes what was made as the contact
      And 1 hour passes
      And the client asks to change a contact
      Then "createdDate" of the answer is the instant 2024-01-15T12:00:00.000Z
      And "lastModifiedDate" of the answer is the instant 2024-01-15T13:00:00.000Z
