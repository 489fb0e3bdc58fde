/**
 * What somebody might write who knows the platform's document and not the phrases of this suite, and the phrase that says
 * so: its pattern, as `plumbline steps` shows it. A guess exists, or its phrase is among the first three suggested.
 */
export const GUESSES: ReadonlyArray<readonly [interfaces: string, guess: string, phrase: string]> = [
  ['messaging', 'the client sends the same message again', '{requester} repeats the request'],
  ['messaging', 'the request is rejected with HTTP status 400', 'it is refused with HTTP status {codes}'],
  ['messaging', '24 hours later', '{span} pass(es)'],
  ['messaging', 'de-duplication is enabled for the account', '{feature} is/are switched {onOff} for {account}'],
  ['messaging', 'the message "first" is delivered', '{names} is/are reported {status}'],
  [
    'messaging',
    'the message "second" is rejected with error code 305',
    '{names} is/are reported {status} with report code {codes}',
  ],
  ['messaging', 'the callback URL receives 2 delivery reports', '{receiver} gets {bound} {int} notification(s)'],
  ['messaging', 'the recipient replies "STOP"', 'the handset {string} replies {names}'],
  ['messaging', 'the number "+61491570156" is on the blacklist', '{string} {presence} the blacklist of {account}'],
  ['messaging', 'the client creates the webhook "orders"', '{requester} asks to {operation}'],
  ['messaging', 'the client enables the signature key "first"', '{requester} asks to {operation}, {string}'],
  ['messaging', "the account's time zone is Australia/Melbourne", 'the time zone of {account} is {string}'],
  ['messaging', 'the client requests the detailed report', '{account} asks for the {report}'],
  ['messaging', 'the recipient clicks the short link', 'the recipient at {string} opens the first link {int} time(s)'],
  ['messaging', 'the client registers the alpha tag "ACME"', '{requester} asks for the {thing} {string}'],
  ['messaging', 'the local time is 19:00', 'it is {instant}'],
  ['token', 'the client requests an access token', '{requester} asks to {operation}'],
  ['token', 'the token "first" has expired', 'it is {span} after the token {string} expires'],
  [
    'token',
    'the client authenticates with a wrong secret',
    '{requester} asks to {operation} with the Basic credentials {string}',
  ],
  ['lookup', 'the client queries the number "+46701234567"', '{client} looks up {string}'],
  ['lookup', 'the response is "result=OK;imsi=24001"', 'the lookup answers {texts}'],
  [
    'subprojects',
    'the client creates a subproject named "Sales"',
    '{requester} asks to {operation}, where {string} is {value}',
  ],
  ['subprojects', 'the list shows the subproject "Sales"', 'the subproject {string} is listed under {project}'],
  ['voice', 'the client renames "Main line"', '{client} updates {string} with {member} {value}'],
  ['voice', 'the client makes "Main line" the default', '{client} updates {string} with {member} {value}'],
  ['voice', '"Main line" has not changed', '{string} is unchanged'],
  ['voice', 'an incoming call arrives at "Main line"', '{int} call(s) come(s) in that name(s) {string}'],
  [
    'voice',
    'the client repeats the update with the same idempotency key',
    '{client} updates {string} with {member} {value} under the key {string}',
  ],
  [
    'conversation',
    'the client sends a template message to the contact',
    'the client sends a conversation message to {int} recipient(s)',
  ],
  ['messaging', 'the customer receives the message', 'the handset {string} has {int} message(s)'],
];
