@messaging
Feature: What Basic and HMAC requests lead to
  A request does the same in either scheme; it is more than accepted.

  @AUTH-EITHER-01
  Rule: Either scheme has the same effect
    Spec: Authentication / Messaging API: two schemes

    Scenario Outline: To <OPERATION> in either scheme, which shows the <THING>
      Given the account has a <THING>
      When the account asks to <OPERATION> with an HMAC signature
      Then the answer names the <THING>
      When the account asks to <OPERATION> with the Basic credentials "{key}:{secret}"
      Then the answer names the <THING>

      Examples:
        | OPERATION     | THING   |
        | list webhooks | webhook |

      @needs-clock
      Examples: Reports that have come
        | OPERATION             | THING           |
        | list delivery reports | delivery report |

      @needs-handset
      Examples: Replies of a recipient
        | OPERATION    | THING |
        | list replies | reply |

      @needs-mailbox
      Examples: Numbers that are verified by a code
        | OPERATION             | THING          |
        | list sender addresses | sender address |
        | read a sender address | sender address |

    Scenario Outline: To <OPERATION> in either scheme, which answers with a record
      When the account asks to <OPERATION> with an HMAC signature
      Then the answer is a record
      When the account asks to <OPERATION> with the Basic credentials "{key}:{secret}"
      Then the answer is a record

      Examples:
        | OPERATION                     |
        | retrieve a message            |
        | read a sender address request |

    @needs-accounts
    Scenario Outline: To <OPERATION> <CREDENTIALS>, after which it is found
      When the account asks to <OPERATION> <CREDENTIALS>
      Then it is accepted
      And the account finds what was made

      Examples:
        | OPERATION                | CREDENTIALS                                 |
        | submit a message         | with an HMAC signature                      |
        | submit a message         | with the Basic credentials "{key}:{secret}" |
        | create a webhook         | with an HMAC signature                      |
        | create a webhook         | with the Basic credentials "{key}:{secret}" |
        | request a sender address | with an HMAC signature                      |
        | request a sender address | with the Basic credentials "{key}:{secret}" |

    @published
    Scenario Outline: To <OPERATION> <CREDENTIALS>, after which another answer is given
      When the account asks to <OPERATION> <CREDENTIALS>
      Then it is accepted
      When the account asks to <LOOK>
      Then the answer contains "<SEEN>"

      Examples:
        | OPERATION        | CREDENTIALS                                 | LOOK          | SEEN |
        | change a webhook | with an HMAC signature                      | list webhooks | XML  |
        | change a webhook | with the Basic credentials "{key}:{secret}" | list webhooks | XML  |

      Examples: Messages that wait
        | OPERATION        | CREDENTIALS            | LOOK                                                   | SEEN      |
        | cancel a message | with an HMAC signature | retrieve a message for the account's scheduled message | cancelled |

      @needs-mailbox
      Examples: Numbers that are verified by a code
        | OPERATION              | CREDENTIALS                                 | LOOK                  | SEEN       |
        | label a sender address | with an HMAC signature                      | read a sender address | Front desk |
        | label a sender address | with the Basic credentials "{key}:{secret}" | read a sender address | Front desk |

    Scenario Outline: To <OPERATION> <CREDENTIALS>, after which the <THING> is gone
      Given the account has a <THING>
      When the account asks to <LIST>
      Then the answer names the <THING>
      When the account asks to <OPERATION> <CREDENTIALS>
      Then it is accepted
      When the account asks to <LIST>
      Then the answer does not name the <THING>

      Examples:
        | THING   | OPERATION        | CREDENTIALS                                 | LIST          |
        | webhook | delete a webhook | with an HMAC signature                      | list webhooks |
        | webhook | delete a webhook | with the Basic credentials "{key}:{secret}" | list webhooks |

      @needs-clock
      Examples: Reports that have come
        | THING           | OPERATION                | CREDENTIALS                                 | LIST                  |
        | delivery report | confirm delivery reports | with an HMAC signature                      | list delivery reports |
        | delivery report | confirm delivery reports | with the Basic credentials "{key}:{secret}" | list delivery reports |

      @needs-handset
      Examples: Replies of a recipient
        | THING | OPERATION       | CREDENTIALS                                 | LIST         |
        | reply | confirm replies | with an HMAC signature                      | list replies |
        | reply | confirm replies | with the Basic credentials "{key}:{secret}" | list replies |

    @needs-mailbox
    Scenario Outline: To <OPERATION> with an HMAC signature
      Given the account has a <THING>
      When the account asks to <OPERATION> with an HMAC signature
      Then it is accepted
      And the account finds the sender address "+61491570156"
      And the holder of "+61491570156" gets a code

      Examples:
        | THING                       | OPERATION                  |
        | number waiting for its code | verify a number            |
        | sender address              | re-verify a sender address |
