@messaging
Feature: What the document leaves open about the operations of the messaging API
  The document names what can be done, and not by which paths, methods and bodies it is done.

  Rule: Which paths and bodies serve the named operations is left open
    Spec: Endpoints / Messaging API

    @observe
    Scenario Outline: Path and body: to <OPERATION>
      When the account asks to <OPERATION>
      Then the form of the answer is recorded

      @SIL-MSG-09 @needs-handset
      Examples:
        | OPERATION       |
        | list replies    |
        | confirm replies |

      @SIL-MSG-10
      Examples:
        | OPERATION                |
        | list delivery reports    |
        | confirm delivery reports |

      @SIL-MSG-11
      Examples:
        | OPERATION             |
        | block a number        |
        | list blocked numbers  |
        | unblock a number      |
        | ask who is authorised |

      @SIL-MSG-15
      Examples:
        | OPERATION        |
        | create a webhook |
        | list webhooks    |
        | change a webhook |
        | delete a webhook |

      @SIL-MSG-16
      Examples:
        | OPERATION                         |
        | create a signature key            |
        | list signature keys               |
        | enable a signature key            |
        | disable the enabled signature key |
        | delete a signature key            |

      @SIL-MSG-17
      Examples:
        | OPERATION        |
        | create a contact |
        | list contacts    |
        | change a contact |
        | delete a contact |

      @SIL-MSG-18
      Examples:
        | OPERATION             |
        | create a contact list |
        | list contact lists    |
        | rename a contact list |
        | delete a contact list |

      @SIL-MSG-19
      Examples:
        | OPERATION             |
        | create a custom field |
        | list custom fields    |
        | change a custom field |
        | delete a custom field |

    @SIL-MSG-12 @observe @needs-accounts
    Scenario Outline: Path and body about numbers: to <OPERATION>
      Given dedicated numbers are switched on for the account
      When the account asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION                    |
        | search for dedicated numbers |
        | assign a number              |
        | read an assignment           |
        | change an assignment         |
        | end an assignment            |
        | list assigned numbers        |

  @SIL-MSG-20 @observe @needs-handset
  Rule: Which members the records of the messaging API have is left open
    Spec: Field mappings: standalone to conversation

    Scenario Outline: The account asks to <OPERATION> where there is something to see
      Given the account has a <THING>
      When the account asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION            | THING          |
        | list replies         | reply          |
        | list blocked numbers | blocked number |
        | list webhooks        | webhook        |
        | list signature keys  | signature key  |
        | list contacts        | contact        |
        | list contact lists   | contact list   |

  @SIL-MSG-35 @observe
  Rule: Which members a refusal has is left open
    Spec: Errors / Number lookup result values

    Scenario Outline: The account asks to <OPERATION> that does not exist
      When the account asks to <OPERATION> for the id "00000000-0000-4000-8000-000000000000"
      Then the form of the answer is recorded

      Examples:
        | OPERATION             |
        | retrieve a message    |
        | read a signature key  |
        | retrieve a contact    |
        | read a sender address |

    Example: A caller without credentials asks to submit a message
      When the account asks to submit a message without credentials
      Then the form of the answer is recorded

  @SIL-MSG-33 @observe
  Rule: How strictly the Date of a signed request is taken is left open
    Spec: Authentication / Messaging API: two schemes

    Scenario Outline: The Date header says <DATE>
      When the account asks to list sender addresses, signed with:
        | Date | <DATE> |
      Then the form of the answer is recorded

      Examples:
        | DATE                    |
        | {date}                  |
        | {date minus 5 minutes}  |
        | {date minus 15 minutes} |
        | {date plus 24 hours}    |

  @SIL-MSG-32 @observe
  Rule: Whether the two instances share keys and data is left open
    Spec: What the service does

    Scenario Outline: The <INSTANCE> instance is asked for reports
      When the account asks to list delivery reports with:
        | INSTANCE | <INSTANCE> |
      Then the form of the answer is recorded

      Examples:
        | INSTANCE |
        | EU       |
        | APAC     |
