@messaging @needs-accounts
Feature: What is published of dedicated numbers
  A client finds a number, makes it its own, and gives it back.

  Background:
    Given dedicated numbers are switched on for the account
    And the platform offers the numbers "+46703583127, +46703742682, +46703918264"

  Rule: Operations on dedicated numbers answer with the published HTTP status and form
    Spec: Published: dedicated numbers

    @PUB-DED-FORM-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION                    | STATUS |
        | search for dedicated numbers | 200    |
        | read a dedicated number      | 200    |
        | assign a number              | 201    |
        | read an assignment           | 200    |
        | change an assignment         | 204    |
        | end an assignment            | 204    |
        | list assigned numbers        | 200    |

  Rule: An account without the feature is refused with HTTP status 403
    Spec: Published: dedicated numbers

    @PUB-DED-FEATURE-01 @published
    Scenario Outline: The client asks to <OPERATION>
      Given the account has <A> <THING>
      When dedicated numbers are switched off for the account
      And the client asks to <OPERATION> for the account's <THING>
      Then it is refused with HTTP status 403
      When dedicated numbers are switched on for the account
      And the client asks to <OPERATION> for the account's <THING>
      Then it is accepted

      Examples:
        | OPERATION                    | A  | THING            |
        | search for dedicated numbers | a  | dedicated number |
        | read a dedicated number      | a  | dedicated number |
        | assign a number              | a  | dedicated number |
        | read an assignment           | an | assigned number  |
        | change an assignment         | an | assigned number  |
        | end an assignment            | an | assigned number  |

  Rule: An assignment has a label and metadata
    Spec: Published: dedicated numbers

    @PUB-DED-REQUIRED-01 @published
    Scenario Outline: <POINTER> is missing
      When the client asks to assign a number, where "<POINTER>" is missing
      Then it is refused with HTTP status 400
      And the refusal points to "<POINTER>"

      Examples:
        | POINTER   |
        | /label    |
        | /metadata |

    @PUB-DED-REQUIRED-01 @published
    Scenario Outline: To <OPERATION>, <POINTER> is <VALUE>
      When the client asks to <OPERATION>, where "<POINTER>" is '<VALUE>'
      Then it is refused with HTTP status 400
      And the refusal points to "<POINTER>"

      Examples:
        | OPERATION            | POINTER   | VALUE   |
        | assign a number      | /label    | 5       |
        | assign a number      | /metadata | "desk"  |
        | assign a number      | /metadata | {"a":1} |
        | change an assignment | /label    | []      |
        | change an assignment | /metadata | {"a":1} |

  Rule: A number that is taken, or not available yet, is answered with HTTP status 409
    Spec: Published: dedicated numbers

    @PUB-DED-CONFLICT-01 @published
    Example: The number is taken
      Given dedicated numbers are switched on for another customer
      When the client asks to assign a number
      Then it is accepted with HTTP status 201
      When another customer asks to assign a number for the account's dedicated number
      Then it is refused with HTTP status 409
      When the client asks to read an assignment for the account's dedicated number
      Then the answer has "label" set to "Support"

    @PUB-DED-CONFLICT-01 @published @needs-clock
    Example: The number can be had later
      Given it is 2024-01-15T12:00:00Z
      And the platform offers these numbers:
        | phone_number | available_after      |
        | 46703222222  | 2024-01-20T12:00:00Z |
      When the account asks to assign the number "+46703222222"
      Then it is refused with HTTP status 409
      When the clock reaches 2024-01-20T12:00:01Z
      And the account asks to assign the number "+46703222222"
      Then it is accepted with HTTP status 201

  Rule: A change keeps what it does not name
    Spec: Published: dedicated numbers

    @PUB-DED-CHANGE-01 @published
    Scenario Outline: The change leaves <POINTER> out
      When the client asks to change an assignment, where "<POINTER>" is missing
      Then it is accepted with HTTP status 204
      When the client asks to read an assignment
      Then the answer includes <SEEN>

      Examples:
        | POINTER   | SEEN                                        |
        | /label    | {"label": "Support", "metadata": {"desk": "8"}} |
        | /metadata | {"label": "Sales", "metadata": {"desk": "7"}}   |

  Rule: An id of neither a number nor an assignment of the account is not found
    Spec: Published: dedicated numbers

    @PUB-DED-UNKNOWN-01 @published
    Scenario Outline: The client asks to <OPERATION> with the id <ID>
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION               | ID                                   |
        | read a dedicated number | 00000000-0000-4000-8000-000000000000 |
        | read a dedicated number | :id                                  |
        | assign a number         | 00000000-0000-4000-8000-000000000000 |
        | read an assignment      | :numberId                            |
        | read an assignment      | 00000000-0000-4000-8000-000000000000 |

    @PUB-DED-UNKNOWN-01 @published
    Example: A number that nobody has has no assignment
      When the client asks to read an assignment for the account's dedicated number
      Then it is refused with HTTP status 404
      When the client asks to assign a number
      And the client asks to read an assignment for the account's dedicated number
      Then it is accepted with HTTP status 200

  Rule: An assignment is open to its own account alone
    Spec: Published: dedicated numbers

    @PUB-DED-ACCOUNT-01 @published
    Scenario Outline: Another customer asks to <OPERATION> of the account
      Given dedicated numbers are switched on for another customer
      When another customer asks to <OPERATION> for the account's assigned number
      Then it is refused with HTTP status 404
      When the client asks to read an assignment
      Then the answer has "label" set to "Support"
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION            |
        | read an assignment   |
        | change an assignment |
        | end an assignment    |

    @PUB-DED-ACCOUNT-01 @published
    Example: Another customer lists what it has
      Given dedicated numbers are switched on for another customer
      And the account has an assigned number
      When another customer asks to list assigned numbers
      Then the answer lists "" and nothing else
      When the client asks to list assigned numbers
      Then the answer lists "46703583127" and nothing else
