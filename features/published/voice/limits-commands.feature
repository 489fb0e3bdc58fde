@voice
Feature: Limits of durations, messages and recordings
  Durations, texts and addresses have limits, and a value at a limit is taken.

  @PUB-VOICE-LIMIT-03 @published
  Rule: A leg rings for 1 to 60 seconds, lasts for 1 to 14400 seconds and pauses for a millisecond or more

    Scenario Outline: A command with <INSIDE>, and one with <OUTSIDE>, at <AT>
      When the client asks to give a voice service commands, where "/callBehavior/static<AT>" is <INSIDE>
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static<AT>" is <OUTSIDE>
      Then it is refused with HTTP status 400

      Examples:
        | AT                                     | INSIDE | OUTSIDE |
        | /commands/0/dialTimeoutDurationSeconds |      1 |       0 |
        | /commands/0/dialTimeoutDurationSeconds |     60 |      61 |
        | /commands/0/maxCallDurationSeconds     |      1 |       0 |
        | /commands/0/maxCallDurationSeconds     |  14400 |   14401 |
        | /commands/6/durationMilliseconds       |      1 |       0 |

  @PUB-VOICE-LIMIT-04 @published
  Rule: A messages command has 1 to 10 messages, each of at most 600 characters

    Scenario Outline: <INSIDE> and <OUTSIDE> messages
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/1/messages" has <INSIDE> entries
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/1/messages" has <OUTSIDE> entries
      Then it is refused with HTTP status 400

      Examples:
        | INSIDE | OUTSIDE |
        |      1 |       0 |
        |     10 |      11 |

    Example: 600 and 601 characters to say
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/1/messages/0/say/text" is 600 characters long
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/1/messages/0/say/text" is 601 characters long
      Then it is refused with HTTP status 400

  @PUB-VOICE-LIMIT-07 @published
  Rule: A recording goes to an address of its destination

    Scenario Outline: <DESTINATION> takes <RIGHT> but not <WRONG>
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/3/recordingOptions" is {"destination":"<DESTINATION>","destinationUrl":"<RIGHT>","credentials":"key:secret:eu-north-1"}
      Then it is accepted with HTTP status 200
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/3/recordingOptions" is {"destination":"<DESTINATION>","destinationUrl":"<WRONG>","credentials":"key:secret:eu-north-1"}
      Then it is refused with HTTP status 400

      Examples:
        | DESTINATION | RIGHT         | WRONG                     |
        | AWS         | s3://calls    | gs://calls                |
        | GCP         | gs://calls    | azure://calls             |
        | AZURE       | azure://calls | https://calls.example.com |
