@messaging
Feature: What is published of contacts
  An account keeps the people it writes to; what it keeps comes back as it was given.

  Rule: Operations on contacts answer with the published HTTP status and form
    Spec: Published: contacts

    @PUB-CONTACT-FORM-01 @published @smoke
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION          | STATUS |
        | create a contact   | 201    |
        | list contacts      | 200    |
        | retrieve a contact | 200    |
        | change a contact   | 200    |
        | delete a contact   | 204    |

    @PUB-CONTACT-FORM-01 @published
    Scenario Outline: <VALUE> in a field of the type <TYPE>
      When the client asks to create a custom field, where "/type" is "<TYPE>"
      And the client takes what was made as the custom field
      And the client asks to create a contact with a custom field, where "/customFields/0/value" is '"<VALUE>"'
      Then it is answered with HTTP status 201 or 400
      When the client asks to create a contact
      Then it is accepted

      Examples:
        | TYPE  | VALUE      |
        | DATE  | 2024-13-45 |
        | URL   | http://    |
        | EMAIL | @          |

  Rule: A contact comes back with everything that was given for it
    Spec: Published: contacts

    @PUB-CONTACT-CREATE-01 @published
    Scenario Outline: The <MEMBER> is given
      When the client asks to create a contact, where "/<MEMBER>" is "<VALUE>"
      Then it is accepted with HTTP status 201
      And the answer has "<MEMBER>" set to "<VALUE>"
      When the client takes what was made as the contact
      And the client asks to retrieve a contact
      Then the answer has "<MEMBER>" set to "<VALUE>"

      Examples:
        | MEMBER      | VALUE              |
        | firstName   | Åsa                |
        | lastName    | O'Neill            |
        | alias       | Boss               |
        | dateOfBirth | 1990-02-28         |
        | country     | Sweden             |
        | state       | Skåne              |
        | location    | Malmö              |
        | note        | Prefers mornings 🙂 |

    @PUB-CONTACT-CREATE-01 @published
    Scenario Outline: The channel is <TYPE>, <STATE>
      When the client asks to create a contact, where "/channels/0" is '{"channelId": "+46700000011", "type": "<TYPE>", "subscriptionState": "<STATE>"}'
      Then the answer has "channels.0.channelId" set to "+46700000011"
      And the answer has "channels.0.type" set to "<TYPE>"
      And the answer has "channels.0.subscriptionState" set to "<STATE>"

      Examples:
        | TYPE     | STATE        |
        | SMS      | SUBSCRIBED   |
        | SMS      | UNSUBSCRIBED |
        | WHATSAPP | SUBSCRIBED   |
        | WHATSAPP | UNSUBSCRIBED |

  Rule: A new contact belongs to the lists that it names
    Spec: Published: contacts

    @PUB-CONTACT-CREATE-02 @published
    Example: One list
      When the client asks to create a contact in a contact list, where "/firstName" is "Bo"
      And the client asks to list the contacts of a contact list
      Then the page shows 1 entry with "firstName" set to "Bo"

  Rule: A change replaces what it names and keeps everything else
    Spec: Published: contacts

    @PUB-CONTACT-CHANGE-01 @published
    Scenario Outline: Only the <MEMBER> is changed
      When the client asks to create a contact, where "/alias" is "Boss"
      And the client takes what was made as the contact
      And the client asks to change a contact, where "/<MEMBER>" is "<VALUE>"
      And the client asks to retrieve a contact
      Then the answer has "<MEMBER>" set to "<VALUE>"
      And the answer has "firstName" set to "Ada"
      And the answer has "alias" set to "Boss"
      And the answer has "channels.0.type" set to "SMS"

      Examples:
        | MEMBER      | VALUE      |
        | lastName    | Berg       |
        | note        | Moved      |
        | dateOfBirth | 1985-12-31 |
        | country     | Norway     |

    @PUB-CONTACT-CHANGE-01 @published
    Example: New channels take the place of the old
      When the client asks to change a contact, where "/channels" is '[{"channelId": "+46700000013", "type": "WHATSAPP"}, {"channelId": "+46700000014", "type": "SMS"}]'
      And the client asks to retrieve a contact
      Then the answer has 2 entries in "channels"
      When the client asks to change a contact, where "/channels" is '[{"channelId": "+46700000012", "type": "WHATSAPP"}]'
      And the client asks to retrieve a contact
      Then the answer has "channels.0.channelId" set to "+46700000012"
      And "channels.1" of the answer is absent
      And the answer has "firstName" set to "Ada"

  Rule: A change moves the date of the last change and leaves the date of creation
    Spec: Published: contacts

    @PUB-CONTACT-CHANGE-02 @published @needs-clock
    Example: A change an hour later
      Given it is 2024-01-15T12:00:00.000Z
      When the client asks to create a contact
      And the client takes what was made as the contact
      And 1 hour passes
      And the client asks to change a contact
      Then "createdDate" of the answer is the instant 2024-01-15T12:00:00.000Z
      And "lastModifiedDate" of the answer is the instant 2024-01-15T13:00:00.000Z

  Rule: A deleted contact is gone
    Spec: Published: contacts

    @PUB-CONTACT-DELETE-01 @published
    Example: The contact is asked for again
      When the client asks to retrieve a contact
      Then it is accepted
      When the client asks to delete a contact
      Then it is accepted with HTTP status 204
      When the client asks to retrieve a contact
      Then it is refused with HTTP status 404

    @PUB-CONTACT-DELETE-01 @published @needs-accounts
    Example: Somebody like it stays, and is found
      When the client asks to create a contact, where "/firstName" is "Bo"
      And the client asks to delete a contact
      Then it is accepted with HTTP status 204
      When the client asks to list contacts with the query "channelTypes=SMS"
      Then the page shows 1 entry with "firstName" set to "Bo"

  Rule: A deleted contact leaves the lists it was in
    Spec: Published: contacts

    @PUB-CONTACT-DELETE-02 @published
    Example: A list of one
      When the client asks to remove a contact from a contact list for the account's contact beside a list
      And the client asks to add a contact to a contact list
      And the client asks to list the contacts of a contact list
      Then the page shows 1 entry with "firstName" set to "Ada"
      When the client asks to delete a contact
      And the client asks to list the contacts of a contact list
      Then the page shows 0 entries with "firstName" set to ""
