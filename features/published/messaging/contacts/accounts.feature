@messaging
Feature: Contacts, contact lists and custom fields of different accounts
  What an account keeps belongs to it, and no other account finds it.

  Rule: What another customer keeps is not found

    @published
    Scenario Outline: Another customer asks to <VERB> a <KIND>
      When another customer asks to <VERB> a <KIND> for the account's <KIND>
      Then it is refused with HTTP status 404
      When the client asks to <VERB> a <KIND>
      Then it is accepted

      @PUB-CONTACT-ACCOUNT-01
      Examples: Contacts
        | VERB     | KIND    |
        | retrieve | contact |
        | change   | contact |
        | delete   | contact |

      @PUB-LIST-ACCOUNT-01
      Examples: Contact lists
        | VERB     | KIND         |
        | retrieve | contact list |
        | rename   | contact list |
        | delete   | contact list |

      @PUB-FIELD-ACCOUNT-01
      Examples: Custom fields
        | VERB     | KIND         |
        | retrieve | custom field |
        | change   | custom field |
        | delete   | custom field |

    @published
    Scenario Outline: Another customer lists its own <KIND>s
      When another customer asks 2 times to create a <KIND>
      And the client goes through the pages of list <KIND>s, 50 at a time
      Then no <KIND> made is on any page
      When another customer goes through the pages of list <KIND>s, 50 at a time
      Then each <KIND> made is on exactly one page of at most 50

      @PUB-CONTACT-ACCOUNT-01
      Examples: Contacts
        | KIND    |
        | contact |

      @PUB-LIST-ACCOUNT-01
      Examples: Contact lists
        | KIND         |
        | contact list |

      @PUB-FIELD-ACCOUNT-01
      Examples: Custom fields
        | KIND         |
        | custom field |

  Rule: What an account makes is on its own lists alone

    @published @needs-accounts
    Scenario Outline: <WHO> makes a <KIND>, and <OTHER> has none
      When <WHO> asks 1 time to create a <KIND>
      And <OTHER> asks to list <KIND>s
      Then the page shows 0 entries with "id" set to ""
      When <WHO> goes through the pages of list <KIND>s, 50 at a time
      Then each <KIND> made is on exactly one page of at most 50

      @PUB-CONTACT-ACCOUNT-01
      Examples: Contacts
        | KIND    | WHO             | OTHER                  |
        | contact | the client      | another customer       |
        | contact | the client      | the sub-account        |
        | contact | the sub-account | the client             |
        | contact | the sub-account | the second sub-account |

      @PUB-LIST-ACCOUNT-01
      Examples: Contact lists
        | KIND         | WHO             | OTHER                  |
        | contact list | the client      | another customer       |
        | contact list | the client      | the sub-account        |
        | contact list | the sub-account | the client             |
        | contact list | the sub-account | the second sub-account |

      @PUB-FIELD-ACCOUNT-01
      Examples: Custom fields
        | KIND         | WHO             | OTHER                  |
        | custom field | the client      | another customer       |
        | custom field | the client      | the sub-account        |
        | custom field | the sub-account | the client             |
        | custom field | the sub-account | the second sub-account |
