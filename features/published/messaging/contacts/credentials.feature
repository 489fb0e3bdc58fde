@messaging
Feature: Credentials for contacts
  Contacts are served to their own account and to its parent, not to anyone else.

  @PUB-CONTACT-CREDENTIALS-01 @published
  Rule: Nothing about contacts is served without credentials

    Scenario Outline: A request to <OPERATION> without credentials
      When the client asks to <OPERATION> without credentials
      Then it is refused with HTTP status 401

      Examples:
        | OPERATION                            |
        | create a contact                     |
        | list contacts                        |
        | retrieve a contact                   |
        | change a contact                     |
        | delete a contact                     |
        | create a contact list                |
        | list contact lists                   |
        | retrieve a contact list              |
        | rename a contact list                |
        | delete a contact list                |
        | change the members of a contact list |
        | add a contact to a contact list      |
        | remove a contact from a contact list |
        | create a custom field                |
        | list custom fields                   |
        | retrieve a custom field              |
        | change a custom field                |
        | delete a custom field                |

  @PUB-CONTACT-CREDENTIALS-02 @published
  Rule: Nothing about contacts is served for an account that the key may not act for

    Scenario Outline: A request to <OPERATION> for another customer
      When the account, acting for another customer, asks to <OPERATION>
      Then it is refused with HTTP status 403

      Examples:
        | OPERATION             |
        | list contacts         |
        | create a contact      |
        | list contact lists    |
        | create a contact list |
        | list custom fields    |
        | create a custom field |
