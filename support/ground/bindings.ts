/** What the document does not show, as it is taken to be where a target file says nothing else. */
export const DEFAULT_BINDINGS = {
  /** JSON pointer of the first message's id in the answer to a submit. */
  messageIdAt: '/messages/0/message_id',
  callbackUrlField: 'callback_url',
  metadataField: 'metadata',
  sourceNumberField: 'source_number',
  /** Where lists that the document does not show are read; what is below them moves along. */
  repliesPath: '/v1/replies',
  deliveryReportsPath: '/v1/delivery_reports',
  webhooksPath: '/v1/webhooks/messages',
  signatureKeysPath: '/v1/iam/signature_keys',
  blacklistPath: '/v1/number_authorisation/mt/blacklist',
  dedicatedNumbersPath: '/v1/messaging/numbers/dedicated',
  linkReportPath: '/v1/reporting/links',
  summaryReportPath: '/v2-preview/reporting/messages/insights',
  /** Members that every report request has besides its dates, as JSON; `{account}` in it is the id of the account. */
  reportMembers: '{"direction":"all"}',
  /** Path at the voice interface that a parent project uses one of its subprojects with; `{subproject}` is its id. */
  subprojectUsePath: '/v2/projects/{subproject}/services',
  /** How a lookup writes a number in its query; `{digits}` are its digits without a plus sign. */
  lookupNumberForm: '{digits}',
  subprojectNameField: 'displayName',
  subprojectIdAt: '/subprojectId',
  /** What the names of the headers begin with that carry the signature of a webhook. */
  signatureHeaderPrefix: 'X-Platform-',
  webhookEventsField: 'events',
  /** What the event of a status is called; `{STATUS}` or `{status}` stands for the status, in capitals or not. */
  statusEvent: '{STATUS}_DR',
  replyEvent: 'RECEIVED_SMS',
  longUrlField: 'long_url',
  clickCountField: 'click_count',
  senderStatusPath: '/v1/messaging/numbers/sender_address/requests/{id}',
  verificationPath: '/v1/messaging/numbers/sender_address/requests/{id}/verify',
  senderAddressPath: '/v1/messaging/numbers/sender_address/addresses/{id}',
  reverifyPath: '/v1/messaging/numbers/sender_address/addresses/{id}/reverify',
  verificationCodeField: 'verification_code',
  alphaTagType: 'ALPHANUMERIC',
  alphaTagUsage: 'ALPHANUMERIC',
  /** A menu of a menu command, as JSON; `{commands}` in it is a list of commands that a key leads to. */
  menuForm: '{"matches":[{"key":"1","commands":{commands}}]}',
  /** What an answering-machine event is called in the events of `amd`; `{outcome}` and `{Outcome}` are its outcome. */
  detectionEvent: '{outcome}',
  /** The commands that an event leads to, as JSON; `{commands}` in it is the list. */
  reactionForm: '{commands}',
  recordingDestinations: 'AWS s3://calls, GCP gs://calls, AZURE azure://calls',
};

export type BindingName = keyof typeof DEFAULT_BINDINGS;

export type Bindings = Readonly<Record<BindingName, string>>;
