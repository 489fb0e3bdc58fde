@messaging
Feature: Pages of contacts, contact lists and custom fields
  A client reads everything it keeps page by page, forwards and backwards.

  Rule: Pages show everything exactly once, to the end

    @published
    Scenario Outline: Five <KIND>s, <SIZE> on a page
      When the client asks 5 times to create a <KIND>
      And the client goes through the pages of list <KIND>s, <SIZE> at a time
      Then each <KIND> made is on exactly one page of at most <SIZE>

      @PUB-CONTACT-PAGE-01
      Examples: Contacts
        | KIND    | SIZE |
        | contact |    1 |
        | contact |    2 |
        | contact |    5 |
        | contact | 1000 |

      @PUB-LIST-PAGE-01
      Examples: Contact lists
        | KIND         | SIZE |
        | contact list |    1 |
        | contact list |    2 |
        | contact list |    5 |
        | contact list | 1000 |

      @PUB-FIELD-PAGE-01
      Examples: Custom fields
        | KIND         | SIZE |
        | custom field |    1 |
        | custom field |    2 |
        | custom field |    5 |
        | custom field | 1000 |

  Rule: Pages lead back to the first one

    @published
    Scenario Outline: Five <KIND>s, <SIZE> on a page
      When the client asks 5 times to create a <KIND>
      And the client goes back through the pages of list <KIND>s, <SIZE> at a time
      Then each <KIND> made is on exactly one page of at most <SIZE>

      @PUB-CONTACT-PAGE-02
      Examples: Contacts
        | KIND    | SIZE |
        | contact |    1 |
        | contact |    2 |
        | contact |    3 |

      @PUB-LIST-PAGE-02
      Examples: Contact lists
        | KIND         | SIZE |
        | contact list |    1 |
        | contact list |    2 |
        | contact list |    3 |

      @PUB-FIELD-PAGE-02
      Examples: Custom fields
        | KIND         | SIZE |
        | custom field |    1 |
        | custom field |    2 |
        | custom field |    3 |
