@messaging @needs-mailbox
Feature: Reasons and codes of sender addresses
  A reason and a code have a largest length.

  @PUB-SENDER-REASON-01 @published
  Rule: The reason for an own number has up to 200 characters

    Example: A reason of 200 characters
      When the client asks to request an own number, where "/reason" is 200 characters long
      Then it is accepted with HTTP status 201

    Example: A reason of 201 characters
      When the client asks to request an own number, where "/reason" is 201 characters long
      Then it is refused with HTTP status 400
      And the refusal points to "/reason"
      When the client asks to request an own number
      Then it is accepted

  @PUB-SENDER-CODE-01 @published
  Rule: A verification code has six digits

    Scenario Outline: The code is <CODE>
      When the client asks to <OPERATION>, where "/verification_code" is <CODE>
      Then it is refused with HTTP status 400
      And the refusal points to "/verification_code"

      Examples:
        | OPERATION       | CODE      |
        | verify a number |    123456 |
        | verify a number | "12345"   |
        | verify a number | "1234567" |
        | verify a number | "12345x"  |
        | verify a number | null      |

    Scenario Outline: There is no code when the client asks to <OPERATION>
      When the client asks to <OPERATION>, where "/verification_code" is missing
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION       |
        | verify a number |
