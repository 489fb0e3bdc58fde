@messaging @needs-accounts
Feature: Ids of what is made
  Whatever is made gets an id that nothing else has.

  Rule: Each answer that makes something has an id of its own

    @published
    Scenario Outline: Three requests at once to <OPERATION>
      When the client asks 3 times at once to <OPERATION>
      Then every one of them has a different "<ID>"

      @PUB-ASYNC-STATUS-01
      Examples: Ordered reports
        | OPERATION             | ID        |
        | order a detail report | report_id |
        | order a summary       | report_id |

      @PUB-SCHED-CREATE-01
      Examples: Schedules
        | OPERATION                | ID                  |
        | schedule a detail report | scheduled_report_id |
        | schedule a summary       | scheduled_report_id |

      @PUB-KEY-FORM-01
      Examples: Signature keys
        | OPERATION              | ID     |
        | create a signature key | key_id |
