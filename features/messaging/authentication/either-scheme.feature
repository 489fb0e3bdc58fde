@messaging
Feature: Basic and HMAC authentication side by side
  The account chooses between two schemes, and either works for every operation.

  @AUTH-EITHER-01
  Rule: Either scheme opens every operation of the messaging API
    Spec: Authentication / Messaging API: two schemes

    Scenario Outline: To <OPERATION> in either scheme
      When the account asks to <OPERATION> with an HMAC signature
      Then it is accepted
      When the account asks to <OPERATION> with the Basic credentials "{key}:{secret}"
      Then it is accepted

      Examples:
        | OPERATION                     |
        | submit a message              |
        | retrieve a message            |
        | list delivery reports         |
        | list replies                  |
        | create a webhook              |
        | list webhooks                 |
        | change a webhook              |
        | request a sender address      |
        | read a sender address request |
        | list sender addresses         |

      @needs-clock
      Examples: Reports that have come
        | OPERATION                |
        | confirm delivery reports |

      @needs-handset
      Examples: Replies of a recipient
        | OPERATION       |
        | confirm replies |

      @needs-mailbox
      Examples: Numbers that are verified by a code
        | OPERATION                  |
        | read a sender address      |
        | label a sender address     |
        | re-verify a sender address |

    Scenario Outline: To <OPERATION> with an HMAC signature, which works once
      When the account asks to <OPERATION> with an HMAC signature
      Then it is accepted

      Examples:
        | OPERATION        |
        | delete a webhook |

      @published
      Examples: Messages that wait
        | OPERATION        |
        | cancel a message |

      @needs-mailbox
      Examples: Numbers that are verified by a code
        | OPERATION       |
        | verify a number |
