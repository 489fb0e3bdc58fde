@messaging
Feature: Members of contacts
  What an account keeps of a contact comes back as it was given.

  @PUB-CONTACT-CREATE-01 @published
  Rule: A contact comes back with everything that was given for it

    Scenario Outline: The <MEMBER> is given
      When the client asks to create a contact, where "/<MEMBER>" is <VALUE>
      Then it is accepted with HTTP status 201
      And the answer has "<MEMBER>" set to <VALUE>
      When the client takes what was made as the contact
      And the client asks to retrieve a contact
      Then the answer has "<MEMBER>" set to <VALUE>

      Examples:
        | MEMBER      | VALUE                |
        | firstName   | "Åsa"                |
        | lastName    | "O'Neill"            |
        | alias       | "Boss"               |
        | dateOfBirth | "1990-02-28"         |
        | country     | "Sweden"             |
        | state       | "Skåne"              |
        | location    | "Malmö"              |
        | note        | "Prefers mornings 🙂" |

    Scenario Outline: The channel is <TYPE>, <STATE>
      When the client asks to create a contact, where "/channels/0" is {"channelId": "+46700000011", "type": "<TYPE>", "subscriptionState": "<STATE>"}
      Then the answer has "channels.0.channelId" set to "+46700000011"
      And the answer has "channels.0.type" set to "<TYPE>"
      And the answer has "channels.0.subscriptionState" set to "<STATE>"

      Examples:
        | TYPE     | STATE        |
        | SMS      | SUBSCRIBED   |
        | SMS      | UNSUBSCRIBED |
        | WHATSAPP | SUBSCRIBED   |
        | WHATSAPP | UNSUBSCRIBED |

    Example: Both names have letters and signs of their own
      When the client asks to create a contact with this body:
        """
        {"firstName": "Zoë & Åsa", "lastName": "Öberg", "channels": [{"channelId": "+46700000011", "type": "SMS"}]}
        """
      Then the answer has "fullName" set to "Zoë & Åsa Öberg"
