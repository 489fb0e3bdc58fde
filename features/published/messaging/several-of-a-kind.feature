@messaging @needs-accounts
Feature: Several things of a kind
  What holds for the first of several things holds for every one of them, and for every change of one.

  Rule: Each of several things is deleted

    @published
    Scenario Outline: Five times a <KIND>
      When the client asks 5 times to <MAKE>
      And the client goes through the pages of <LIST>, 50 at a time
      Then each <KIND> made is on exactly one page of at most 50
      When the client asks to <DELETE> for each <KIND> made
      And the client goes through the pages of <LIST>, 50 at a time
      Then no <KIND> made is on any page

      @PUB-CONTACT-DELETE-01
      Examples: Contacts
        | KIND    | MAKE             | LIST          | DELETE           |
        | contact | create a contact | list contacts | delete a contact |

      @PUB-LIST-DELETE-01
      Examples: Contact lists
        | KIND         | MAKE                  | LIST               | DELETE                |
        | contact list | create a contact list | list contact lists | delete a contact list |

      @PUB-FIELD-DELETE-01
      Examples: Custom fields
        | KIND         | MAKE                  | LIST               | DELETE                |
        | custom field | create a custom field | list custom fields | delete a custom field |

      @KEY-DEL-01
      Examples: Signature keys
        | KIND          | MAKE                   | LIST                | DELETE                 |
        | signature key | create a signature key | list signature keys | delete a signature key |

      @HOOK-01
      Examples: Webhooks
        | KIND    | MAKE             | LIST          | DELETE           |
        | webhook | create a webhook | list webhooks | delete a webhook |

      @PUB-SCHED-DELETE-01
      Examples: Schedules of reports
        | KIND                    | MAKE                     | LIST                   | DELETE                    |
        | scheduled detail report | schedule a detail report | list scheduled reports | delete a scheduled report |
        | scheduled summary       | schedule a summary       | list scheduled reports | delete a scheduled report |

  Rule: The latest of several changes counts

    @published
    Scenario Outline: A <KIND> is changed five times
      When the client asks 4 times to <CHANGE>
      And the client asks to <CHANGE>, where "/<MEMBER>" is "The latest"
      And the client asks to <READ> for the account's <KIND>
      Then the answer has "<MEMBER>" set to "The latest"

      @PUB-CONTACT-CHANGE-01
      Examples: Contacts
        | KIND    | CHANGE           | MEMBER | READ               |
        | contact | change a contact | note   | retrieve a contact |

      @PUB-LIST-CHANGE-01
      Examples: Contact lists
        | KIND         | CHANGE                | MEMBER | READ                    |
        | contact list | rename a contact list | name   | retrieve a contact list |

      @PUB-FIELD-CHANGE-01
      Examples: Custom fields
        | KIND         | CHANGE                | MEMBER | READ                    |
        | custom field | change a custom field | label  | retrieve a custom field |

      @PUB-SCHED-CHANGE-01
      Examples: Schedules of reports
        | KIND                    | CHANGE                           | MEMBER | READ                    |
        | scheduled detail report | change a scheduled detail report | label  | read a scheduled report |
        | scheduled summary       | change a scheduled summary       | label  | read a scheduled report |

      @PUB-SENDER-LABEL-01 @needs-mailbox
      Examples: Sender addresses
        | KIND           | CHANGE                 | MEMBER | READ                  |
        | sender address | label a sender address | label  | read a sender address |

    @PUB-HOOK-CHANGE-01 @published
    Example: A webhook is changed five times
      When the client asks 4 times to change a webhook
      And the client asks to change a webhook, where "/template" is "The latest"
      And the client asks to list webhooks
      Then the answer contains "The latest"

    @PUB-DED-CHANGE-01 @published
    Example: An assignment is changed five times
      Given dedicated numbers are switched on for the account
      And the platform offers the number "+46703583127"
      When the client asks 4 times to change an assignment
      And the client asks to change an assignment, where "/label" is "The latest"
      And the client asks to read an assignment
      Then the answer has "label" set to "The latest"

    @KEY-EN-01 @published
    Example: A second signature key is enabled after the first was enabled four times
      When the account makes the signature key "second" with the digest "SHA256"
      And the client asks 4 times to enable a signature key
      And the account asks to enable a signature key, "second"
      Then it is accepted
      And the enabled signature key of the account is "second"

    @PUB-KEY-DISABLE-01 @published
    Example: A signature key is disabled after nothing was disabled four times
      When the account makes the signature key "first" with the digest "SHA256"
      And the client asks 4 times to disable the enabled signature key
      And the account asks to enable a signature key, "first"
      Then the enabled signature key of the account is "first"
      When the client asks to disable the enabled signature key
      And the client asks to read the enabled signature key
      Then it is refused with HTTP status 404

  @DEDNUM-FEAT-02 @published
  Rule: Each of several numbers is assigned and given back

    Example: Four numbers
      Given dedicated numbers are switched on for the account
      And the platform offers the numbers "+46703583127, +46703742682, +46703918264, +46703918265"
      And the account has the assigned numbers "+46703583127, +46703742682, +46703918264, +46703918265"
      When the client asks to list assigned numbers
      Then the answer lists "46703583127, 46703742682, 46703918264, 46703918265" and nothing else
      When the account asks to end an assignment, "+46703583127, +46703742682, +46703918264, +46703918265"
      And the client asks to list assigned numbers
      Then the answer lists "" and nothing else

    Example: Three numbers and three more
      Given dedicated numbers are switched on for the account
      And the platform offers the numbers "+46703583127, +46703742682, +46703918264, +46703918265, +46703918266, +46703918267"
      And the account has the assigned numbers "+46703583127, +46703742682, +46703918264"
      When the account asks to assign a number, "+46703918265"
      And the account asks to assign a number, "+46703918266"
      And the account asks to assign a number, "+46703918267"
      And the client asks to list assigned numbers
      Then the answer lists "46703583127, 46703742682, 46703918264, 46703918265, 46703918266, 46703918267" and nothing else

  @PUB-BL-UNKNOWN-01 @published
  Rule: Each of several numbers is blocked and unblocked

    Example: Four of five numbers
      When the client asks to block a number, where "/numbers" lists "+46700000001, +46700000002, +61491570156, +33639980001, +447700900123"
      And the client asks to unblock a number for the id "%2B46700000001"
      And the client asks to unblock a number for the id "%2B46700000002"
      And the client asks to unblock a number for the id "%2B61491570156"
      And the client asks to unblock a number for the id "%2B33639980001"
      Then "+46700000002" is not on the blacklist of the account
      And "+33639980001" is not on the blacklist of the account
      But "+447700900123" is on the blacklist of the account

  Rule: Each of several contacts is added to a list and removed from it

    @PUB-LIST-MEMBER-01 @published
    Example: Five are added one by one
      When the client asks 5 times to create a contact
      And the client asks to add a contact to a contact list for each contact made
      And the client goes through the pages of list the contacts of a contact list, 50 at a time
      Then each contact made is on exactly one page of at most 50

    @PUB-LIST-MEMBER-02 @published
    Example: Five are removed one by one
      When the client asks 5 times to create a contact
      And the client asks to add a contact to a contact list for each contact made
      And the client goes through the pages of list the contacts of a contact list, 50 at a time
      Then each contact made is on exactly one page of at most 50
      When the client asks to remove a contact from a contact list for each contact made
      And the client goes through the pages of list the contacts of a contact list, 50 at a time
      Then no contact made is on any page

    @PUB-LIST-MEMBER-03 @published
    Example: Twelve come and go in one request each
      When the client asks 12 times to create a contact
      And the client asks to change the members of a contact list, where "/contactsToAddIds" lists each contact made
      And the client goes through the pages of list the contacts of a contact list, 50 at a time
      Then each contact made is on exactly one page of at most 50
      When the client asks to change the members of a contact list, where "/contactsToRemoveIds" lists each contact made
      And the client goes through the pages of list the contacts of a contact list, 50 at a time
      Then no contact made is on any page

    @PUB-LIST-MEMBER-03 @published
    Example: Three come after four changes of nothing
      When the client asks 3 times to create a contact
      And the client asks 4 times to change the members of a contact list
      And the client asks to change the members of a contact list, where "/contactsToAddIds" lists each contact made
      And the client goes through the pages of list the contacts of a contact list, 50 at a time
      Then each contact made is on exactly one page of at most 50
