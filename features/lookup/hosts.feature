@lookup
Feature: Lookup hosts
  Every region has hosts to fall back on; they all answer alike.

  @LOOKUP-HOST-01
  Rule: Primary and backup hosts answer lookups on all their ports
    Spec: Endpoints / Number lookup

    Example: A number in use
      When the client looks up "46700000001" at every address
      Then every lookup answers a line like "result=OK;imsi=[5 to 15 digits][anything]"

    @needs-hlr
    Example: A number that no network has
      Given the home register knows "99900000001" as:
        | result | UNKNOWN_SUBSCRIBER |
      When the client looks up "99900000001" at every address
      Then every lookup answers a line like "result=[a reason]"
      When the client looks up "46700000001"
      Then the lookup answers a line like "result=OK;[anything]"

  @LOOKUP-SCHEME-01
  Rule: Lookup hosts speak plain http
    Spec: Endpoints / Number lookup

    Example: Every address without encryption
      When the client looks up "46700000001" at every address
      Then every lookup is answered over plain http
