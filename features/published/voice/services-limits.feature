@voice
Feature: How much a voice service may carry
  Durations, texts and lists of a voice service have limits, and a value at a limit is taken.

  Rule: A leg rings for 1 to 60 seconds, lasts for 1 to 14400 seconds and pauses for a millisecond or more
    Spec: Published: voice services

    @PUB-VOICE-LIMIT-03 @published
    Scenario Outline: <AT> <INSIDE> and <OUTSIDE>
      When the client asks to give a voice service commands, where "/callBehavior/static<AT>" is "<INSIDE>"
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static<AT>" is "<OUTSIDE>"
      Then it is refused with HTTP status 400
      And the answer is a problem that names "/callBehavior/static<AT>"

      Examples:
        | AT                                     | INSIDE | OUTSIDE |
        | /commands/0/dialTimeoutDurationSeconds | 1      | 0       |
        | /commands/0/dialTimeoutDurationSeconds | 60     | 61      |
        | /commands/0/maxCallDurationSeconds     | 1      | 0       |
        | /commands/0/maxCallDurationSeconds     | 14400  | 14401   |
        | /commands/6/durationMilliseconds       | 1      | 0       |

  Rule: A messages command has 1 to 10 messages, each of at most 600 characters
    Spec: Published: voice services

    @PUB-VOICE-LIMIT-04 @published
    Scenario Outline: <INSIDE> and <OUTSIDE> messages
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/1/messages" has <INSIDE> entries
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/1/messages" has <OUTSIDE> entries
      Then it is refused with HTTP status 400
      And the answer is a problem that names "/callBehavior/static/commands/1/messages"

      Examples:
        | INSIDE | OUTSIDE |
        | 1      | 0       |
        | 10     | 11      |

    @PUB-VOICE-LIMIT-04 @published
    Example: 600 and 601 characters to say
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/1/messages/0/say/text" is 600 characters long
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/1/messages/0/say/text" is 601 characters long
      Then it is refused with HTTP status 400
      And the answer is a problem that names "/callBehavior/static/commands/1/messages/0/say/text"

  Rule: SIP addresses, shown names and extra headers of a call are limited
    Spec: Published: voice services

    @PUB-VOICE-LIMIT-05 @published
    Scenario Outline: <MOST> and <BEYOND> characters in <AT>
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/0<AT>" is <MOST> characters long
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/0<AT>" is <BEYOND> characters long
      Then it is refused with HTTP status 400
      And the answer is a problem that names "/callBehavior/static/commands/0<AT>"

      Examples:
        | AT                          | MOST | BEYOND |
        | /to/sip/endpoint            | 256  | 257    |
        | /from/sip/endpoint          | 192  | 193    |
        | /from/sip/displayName       | 64   | 65     |
        | /to/sip/callHeaders/0/key   | 255  | 256    |
        | /to/sip/callHeaders/0/key   | 1    | 0      |
        | /to/sip/callHeaders/0/value | 255  | 256    |

    @PUB-VOICE-LIMIT-05 @published
    Example: 16 and 17 extra headers
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/0/to/sip/callHeaders" has 16 entries
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/0/to/sip/callHeaders" has 17 entries
      Then it is refused with HTTP status 400
      And the answer is a problem that names "/callBehavior/static/commands/0/to/sip/callHeaders"

  Rule: Patience, repetitions, inputs and matches of a menu are limited
    Spec: Published: voice services

    @PUB-VOICE-LIMIT-06 @published
    Scenario Outline: <MEMBER> <INSIDE> and <OUTSIDE>
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/7/menus/main/<MEMBER>" is "<INSIDE>"
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/7/menus/main/<MEMBER>" is "<OUTSIDE>"
      Then it is refused with HTTP status 400
      And the answer is a problem that names "/callBehavior/static/commands/7/menus/main/<MEMBER>"

      Examples:
        | MEMBER                      | INSIDE         | OUTSIDE         |
        | inputTimeoutDurationSeconds | 1              | 0               |
        | inputTimeoutDurationSeconds | 60             | 61              |
        | repeatCount                 | 0              | -1              |
        | repeatCount                 | 10             | 11              |
        | maximumInputLength          | 1              | 0               |
        | maximumInputLength          | 100            | 101             |
        | terminatingSequence         | \"0123456789\" | \"0123456789#\" |
        | terminatingSequence         | \"*#\"         | \"A\"           |

    @PUB-VOICE-LIMIT-06 @published
    Example: 50 and 51 matches
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/7/menus/main/matches" has 50 entries
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/7/menus/main/matches" has 51 entries
      Then it is refused with HTTP status 400
      And the answer is a problem that names "/callBehavior/static/commands/7/menus/main/matches"

    @PUB-VOICE-LIMIT-06 @published
    Example: A key of 256 and one of 257 characters
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/7/menus/main/matches/0/key" is 256 characters long
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/7/menus/main/matches/0/key" is 257 characters long
      Then it is refused with HTTP status 400
      And the answer is a problem that names "/callBehavior/static/commands/7/menus/main/matches/0/key"

  Rule: A recording goes to an address of its destination
    Spec: Published: voice services

    @PUB-VOICE-LIMIT-07 @published
    Scenario Outline: <DESTINATION> takes <RIGHT> but not <WRONG>
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/3/recordingOptions" is '{"destination":"<DESTINATION>","destinationUrl":"<RIGHT>","credentials":"key:secret:eu-north-1"}'
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/3/recordingOptions" is '{"destination":"<DESTINATION>","destinationUrl":"<WRONG>","credentials":"key:secret:eu-north-1"}'
      Then it is refused with HTTP status 400
      And the answer is a problem that names "/callBehavior/static/commands/3/recordingOptions/destinationUrl"

      Examples:
        | DESTINATION | RIGHT         | WRONG                     |
        | AWS         | s3://calls    | gs://calls                |
        | GCP         | gs://calls    | azure://calls             |
        | AZURE       | azure://calls | https://calls.example.com |
