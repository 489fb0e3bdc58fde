@voice @needs-clock @needs-accounts
Feature: What answers show of voice services
  A client finds a service as it made it.

  Rule: A service is shown as it was made

    @PUB-VOICE-CREATE-01 @published
    Example: The second of two services
      Given it is 2024-03-01T10:20:30.000Z
      When the client asks to create a voice service with this body:
        """
        {"name":"Reception","description":"Daytime"}
        """
      And 1 hour passes
      And the client asks to create a voice service with this body:
        """
        {"name":"Evening line","description":"The desk that answers at night & on Sundays, in Borås and in Åre, for parcels, returns and everything that cannot wait until the morning; it calls back within an hour, and leaves a message when nobody answers 🙂"}
        """
      Then it is accepted with HTTP status 201
      And "createTime" of the answer is the instant 2024-03-01T11:20:30.000Z
      When the client asks to list voice services with the query "filter=Evening"
      Then the answer includes {"services":[{"name":"Evening line","projectId":"the project","description":"The desk that answers at night & on Sundays, in Borås and in Åre, for parcels, returns and everything that cannot wait until the morning; it calls back within an hour, and leaves a message when nobody answers 🙂","createTime":"2024-03-01T11:20:30.000Z"}]}

    @PUB-VOICE-READ-01 @published
    Example: It is read an hour later
      Given it is 2024-03-01T10:20:30.000Z
      When the client asks to create a voice service, where "/name" is "Reception"
      And the client takes what was made as the made voice service
      And 1 hour passes
      And the client asks to read a voice service
      Then the answer includes {"name":"Reception","projectId":"the project","createTime":"2024-03-01T10:20:30.000Z","isDefault":false}

    @PUB-VOICE-READ-01 @published
    Example: It is updated an hour later
      Given it is 2024-03-01T10:20:30.000Z
      When the client asks to create a voice service, where "/name" is "Reception"
      And the client takes what was made as the voice service
      And 1 hour passes
      And the client asks to update a voice service
      Then "createTime" of the answer is the instant 2024-03-01T10:20:30.000Z
      And "updateTime" of the answer is the instant 2024-03-01T11:20:30.000Z

    @PUB-VOICE-READ-01 @published
    Example: Commands for the end of the call
      When the client asks to update a voice service with this body:
        """
        {"callBehavior":{"type":"STATIC","static":{"commands":[{"command":"answer"}],"events":{"onHangup":[{"command":"webhook","webhookName":"over","url":"https://calls.example.com/over"}]}}}}
        """
      Then it is accepted with HTTP status 200
      And the answer contains "https://calls.example.com/over"

    @PUB-VOICE-LIST-01 @published
    Example: Two services in the list
      When the client asks to create a voice service with this body:
        """
        {"name":"Zebra crossing","description":"Daytime"}
        """
      And the client asks to create a voice service with this body:
        """
        {"name":"Zebra stripes","description":"Nights"}
        """
      And the client asks to list voice services with the query "filter=zebra"
      Then the answer contains "Zebra crossing"
      And the answer contains "Zebra stripes"
      And the answer contains "Daytime"
      And the answer contains "Nights"

  @PUB-VOICE-READ-01 @published
  Rule: An update is answered with every command as it was given

    Example: Commands of a kind that differ in everything
      When the client asks to update a voice service with this body:
        """
        {"callBehavior":{"type":"STATIC","static":{"callName":"desk","commands":[
          {"command":"dial","callName":"one","to":{"type":"SIP","sip":{"endpoint":"sip:one@example.com","callHeaders":[{"key":"X-A","value":"1"},{"key":"X-B","value":"2"}]}},"dialTimeoutDurationSeconds":10,
           "events":{"onAnswer":[{"command":"messages","messagesName":"hello","messages":[{"type":"SAY","say":{"text":"Hello"}},{"type":"SAY","say":{"text":"Again"}}]}],"onBusy":[{"command":"hangup"}]}},
          {"command":"dial","callName":"two","to":{"type":"SIP","sip":{"endpoint":"sips:two@example.com"}},"dialTimeoutDurationSeconds":20,
           "events":{"onHangup":[{"command":"messages","messagesName":"bye","messages":[{"type":"SAY","say":{"text":"Bye"}}]}]}},
          {"command":"dial","callName":"three","to":{"type":"STREAM","stream":{"endpoint":"wss://example.com/a","callHeaders":[{"key":"X-C","value":"3"}]}},"dialTimeoutDurationSeconds":30},
          {"command":"messages","messagesName":"first","messages":[{"type":"SAY","say":{"text":"One"}},{"type":"SAY","say":{"text":"Two"}},{"type":"SAY","say":{"text":"Three"}},{"type":"SAY","say":{"text":"Four"}},{"type":"SAY","say":{"text":"Five"}},{"type":"SAY","say":{"text":"Six"}}]},
          {"command":"messages","messagesName":"second","messages":[{"type":"PLAY","play":{"url":"https://media.example.com/a.mp3"}}]},
          {"command":"webhook","webhookName":"första","url":"https://calls.example.com/a","fallbackUrl":"https://calls.example.com/b"},
          {"command":"webhook","webhookName":"second","url":"https://calls.example.com/c","fallbackUrl":"https://calls.example.com/d"},
          {"command":"gotoMenu","menuName":"main"},
          {"command":"menu","startMenu":"main","menus":{
            "main":{"prompt":{"messages":[{"type":"SAY","say":{"text":"One or two?"}}]},"matches":[{"key":"1","commands":[{"command":"hangup"}]},{"key":"2","commands":[{"command":"answer"}]}]},
            "rest":{"prompt":{"messages":[{"type":"SAY","say":{"text":"Three or four?"}}]},"matches":[{"key":"3","commands":[{"command":"answer"}]}]}}}
        ]}}}
        """
      Then it is accepted with HTTP status 200
      And the answer contains "första"

    Example: A fallback of events
      When the client asks to update a voice service with this body:
        """
        {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in","fallbackUrl":"https://calls.example.com/out"}}}
        """
      Then it is accepted with HTTP status 200
      And the answer contains "https://calls.example.com/out"
