@messaging @needs-accounts
Feature: What answers show of dedicated numbers
  A client finds a number and its assignment as they are.

  Background:
    Given dedicated numbers are switched on for the account
    And the platform offers these numbers:
      | phone_number | country | type     | capabilities  |
      |  46703583127 | SE      | MOBILE   | ["MMS","SMS"] |
      |  61255501842 | AU      | LANDLINE | ["TTS"]       |
      |  61491222222 | AU      | MOBILE   | ["SMS"]       |

  @PUB-DED-FORM-01 @published
  Rule: A number is shown with its country, its type and what it can do

    Example: Three numbers that differ in everything
      When the client asks to search for dedicated numbers with the query "page_size=7"
      Then the answer includes {"data": [{"phone_number": "46703583127", "country": "SE", "type": "MOBILE", "capabilities": ["MMS", "SMS"]}, {"phone_number": "61255501842", "country": "AU", "type": "LANDLINE", "capabilities": ["TTS"]}, {"phone_number": "61491222222", "classification": "GOLD"}]}
      And the answer includes {"pagination": {"page_size": 7}}
      When the client asks to read a dedicated number
      Then the answer includes {"phone_number": "46703583127", "country": "SE", "type": "MOBILE", "capabilities": ["MMS", "SMS"]}

    Example: Eight numbers on a page
      Given the platform offers the numbers "+46703583130, +46703583131, +46703583132, +46703583133, +46703583134"
      When the client asks to search for dedicated numbers
      Then the answer has 8 entries in "data"

  Rule: An assignment is shown as it was made

    @PUB-DED-CHANGE-01 @published
    Example: It is made, read and listed
      When the client asks to assign a number with this body:
        """
        {"label": "The desk of Åsa & Zoë 🙂", "metadata": {"desk": "7", "floor": "second"}}
        """
      Then the answer includes {"label": "The desk of Åsa & Zoë 🙂", "metadata": {"desk": "7", "floor": "second"}}
      And the answer names the dedicated number
      When the client asks to list assigned numbers with the query "page_size=7"
      Then the answer includes {"data": [{"assignment": {"label": "The desk of Åsa & Zoë 🙂", "metadata": {"desk": "7", "floor": "second"}}, "number": {"phone_number": "46703583127", "country": "SE", "type": "MOBILE", "capabilities": ["MMS", "SMS"]}}]}
      And the answer includes {"pagination": {"page_size": 7}}

    @PUB-DED-OWN-02 @published
    Example: Two assignments are listed
      Given the account has the assigned numbers "+46703583127, +61255501842"
      When the client asks to list assigned numbers
      Then the answer includes {"data": [{"number": {"phone_number": "46703583127", "country": "SE", "type": "MOBILE", "capabilities": ["MMS", "SMS"]}}, {"number": {"phone_number": "61255501842", "country": "AU", "type": "LANDLINE", "capabilities": ["TTS"]}}]}
