@messaging @needs-callbacks
Feature: Callback URLs
  An account decides per message where its notifications go, down to the last character of the address.
  That way it can carry its own references in the address.

  @CALLBACK-URL-01
  Rule: Notifications go to the callback URL exactly as it was given
    Spec: Message (submit request, messaging API)

    Scenario Outline: The address has <WHAT>
      Given the receiver listens at "<ADDRESS>"
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And everything at the receiver has:
        | ADDRESS | <ADDRESS> |

      Examples:
        | WHAT                 | ADDRESS                |
        | a path and a query   | /a%20b/c?x=1&y=%2F     |
        | escaped characters   | /caf%C3%A9/%2Fopen     |
        | a repeated parameter | /in?tag=a&tag=b&empty= |
        | a slash at its end   | /in/                   |
        | two slashes          | /in//reports           |
        | a plus sign          | /in+out?to=a+b         |

    Example: The address has a long reference
      Given the receiver listens at "/in?reference=10-11-12-13-14-15-16-17-18-19-20-21-22-23-24-25-26-27-28-29-30-31-32-33-34-35-36-37-38-39-40-41-42-43-44-45-46-47-48-49-50-51-52-53-54-55-56-57-58-59-60-61-62-63-64-65-66-67-68-69-70-71-72-73-74-75-76-77-78-79-80-81-82-83-84-85-86-87-88-89-90-91-92-93-94-95-96-97-98-99-and-again-10-11-12-13-14-15-16-17-18-19-20-21-22-23-24-25-26-27-28-29-30-31-32-33-34-35-36-37-38-39-40-41-42-43-44-45-46-47-48-49-50-51-52-53-54-55-56-57-58-59-60-61-62-63-64-65-66-67-68-69-70-71-72-73-74-75-76-77-78-79-80-81-82-83-84-85-86-87-88-89-90-91-92-93-94-95-96-97-98-99-end"
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And everything at the receiver has:
        | ADDRESS | /in?reference=10-11-12-13-14-15-16-17-18-19-20-21-22-23-24-25-26-27-28-29-30-31-32-33-34-35-36-37-38-39-40-41-42-43-44-45-46-47-48-49-50-51-52-53-54-55-56-57-58-59-60-61-62-63-64-65-66-67-68-69-70-71-72-73-74-75-76-77-78-79-80-81-82-83-84-85-86-87-88-89-90-91-92-93-94-95-96-97-98-99-and-again-10-11-12-13-14-15-16-17-18-19-20-21-22-23-24-25-26-27-28-29-30-31-32-33-34-35-36-37-38-39-40-41-42-43-44-45-46-47-48-49-50-51-52-53-54-55-56-57-58-59-60-61-62-63-64-65-66-67-68-69-70-71-72-73-74-75-76-77-78-79-80-81-82-83-84-85-86-87-88-89-90-91-92-93-94-95-96-97-98-99-end |

    Example: Messages to one recipient have addresses of their own, in one request and in the next
      When the account sends in one request:
        | NAME   | content | destination_number | RECEIVER |
        | first  | Hello   |       +46700000001 | office   |
        | second | Bye     |       +46700000001 | other    |
      And the account sends "Hello again" to "+46700000001" as "third"
      Then "first", "second" and "third" are reported delivered
      And the receiver "office" gets reports of "first" alone
      And the receiver "other" gets reports of "second" alone
      And the receiver gets reports of "third" alone

  @CALLBACK-URL-02 @reading
  Rule: A message without a callback URL is not pushed anywhere
    Spec: Events / Callbacks from the messaging API

    Example: Only the first of two messages names a callback URL
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+46700000001" as "quiet", without a callback URL
      And 1 day passes
      Then it is accepted
      And "first" is reported delivered
      But the receiver gets reports of "first" alone

    Example: Only the first of two messages in one request names a callback URL
      When the account sends in one request:
        | NAME  | RECEIVER | content | destination_number |
        | first |          | Hello   |       +46700000001 |
        | quiet | nowhere  | Hello   |       +46700000002 |
      And 1 day passes
      Then it is accepted
      And "first" is reported delivered
      But the receiver gets reports of "first" alone

    Example: Only the last of three messages in one request names a callback URL
      When the account sends in one request:
        | NAME  | RECEIVER | content | destination_number |
        | mute  | nowhere  | Hello   |       +46700000002 |
        | quiet | nowhere  | Hello   |       +46700000003 |
        | first |          | Hello   |       +46700000001 |
      And 1 day passes
      Then it is accepted
      And "first" is reported delivered
      But the receiver gets reports of "first" alone

  @CALLBACK-AUTH-01 @observe
  Rule: How credentials in a callback URL are used is left open
    Spec: Events / Callbacks from the messaging API

    Example: The callback URL carries a user and a password
      Given the receiver listens at "reports:open-sesame@/in"
      When the account sends "Hello" to "+46700000001" as "first"
      Then the receiver gets at least 1 notification
      And what comes to the receiver is recorded
