@messaging @needs-clock
Feature: Downloading reports
  Who ordered a report learns where its file is, for a while.

  @PUB-ASYNC-URL-01 @published
  Rule: A finished report is downloaded from an address that needs no other credentials

    Example: The address is used twice
      When the client asks to ask where a report is
      Then it is accepted with HTTP status 200
      When the client downloads the file
      Then it is accepted with HTTP status 200
      And the answer comes with "Content-Type" set to "text/csv; charset=utf-8"
      When the client downloads the file
      Then it is accepted with HTTP status 200

  @PUB-ASYNC-URL-02 @published
  Rule: The address of a file stops working when its time is over

    Example: A day goes by
      When the client asks to ask where a report is
      And the client downloads the file
      Then it is accepted with HTTP status 200
      When 1 day passes
      And the client downloads the file
      Then it is refused

  @PUB-ASYNC-URL-03 @published
  Rule: Only finished reports of the account have an address

    Scenario Outline: The report <ID>
      When the client asks to ask where a report is for the id "<ID>"
      Then it is refused with HTTP status 404

      Examples:
        | ID                                   |
        | :reportId                            |
        | 11111111-2222-4333-8444-555555555555 |

    Example: A report that is not done
      When the client asks to ask where a report is for the account's ordered detail report
      Then it is refused with HTTP status 404
      When 1 minute passes
      And the client asks to ask where a report is for the account's ordered detail report
      Then it is accepted with HTTP status 200

    Example: The report of another customer
      Given the account has a finished report
      When another customer asks to ask where a report is for the account's finished report
      Then it is refused with HTTP status 404
      When the client asks to ask where a report is
      Then it is accepted with HTTP status 200
