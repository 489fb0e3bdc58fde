export interface Bindings {
  /** JSON pointer of the first message's id in the answer to a submit. */
  readonly messageIdAt: string;
  readonly callbackUrlField: string;
  readonly metadataField: string;
  readonly sourceNumberField: string;
  /** Where lists that the document does not show are read; what is below them moves along. */
  readonly repliesPath: string;
  readonly deliveryReportsPath: string;
  readonly webhooksPath: string;
  readonly signatureKeysPath: string;
  readonly blacklistPath: string;
  readonly dedicatedNumbersPath: string;
  readonly linkReportPath: string;
  readonly summaryReportPath: string;
  /** Members that every report request has besides its dates, as JSON; `{account}` in it is the id of the account. */
  readonly reportMembers: string;
  /** Path at the voice interface that a parent project uses one of its subprojects with; `{subproject}` is its id. */
  readonly subprojectUsePath: string;
  /** How a lookup writes a number in its query; `{digits}` are its digits without a plus sign. */
  readonly lookupNumberForm: string;
  readonly subprojectNameField: string;
  readonly subprojectIdAt: string;
  /** What the names of the headers begin with that carry the signature of a webhook. */
  readonly signatureHeaderPrefix: string;
  readonly webhookEventsField: string;
  /** What the event of a status is called; `{STATUS}` or `{status}` stands for the status, in capitals or not. */
  readonly statusEvent: string;
  readonly replyEvent: string;
  readonly longUrlField: string;
  readonly clickCountField: string;
  readonly senderStatusPath: string;
  readonly verificationPath: string;
  readonly senderAddressPath: string;
  readonly reverifyPath: string;
  readonly verificationCodeField: string;
  readonly alphaTagType: string;
  readonly alphaTagUsage: string;
  /** A menu of a menu command, as JSON; `{commands}` in it is a list of commands that a key leads to. */
  readonly menuForm: string;
  /** What an answering-machine event is called in the events of `amd`; `{outcome}` and `{Outcome}` are its outcome. */
  readonly detectionEvent: string;
  /** The commands that an event leads to, as JSON; `{commands}` in it is the list. */
  readonly reactionForm: string;
  readonly recordingDestinations: string;
}

export type BindingName = keyof Bindings;

export const DEFAULT_BINDINGS: Bindings = {
  messageIdAt: '/messages/0/message_id',
  callbackUrlField: 'callback_url',
  metadataField: 'metadata',
  sourceNumberField: 'source_number',
  repliesPath: '/v1/replies',
  deliveryReportsPath: '/v1/delivery_reports',
  webhooksPath: '/v1/webhooks/messages',
  signatureKeysPath: '/v1/iam/signature_keys',
  blacklistPath: '/v1/number_authorisation/mt/blacklist',
  dedicatedNumbersPath: '/v1/messaging/numbers/dedicated',
  linkReportPath: '/v1/reporting/links',
  summaryReportPath: '/v2-preview/reporting/messages/insights',
  reportMembers: '{"direction":"all"}',
  subprojectUsePath: '/v2/projects/{subproject}/services',
  lookupNumberForm: '{digits}',
  subprojectNameField: 'displayName',
  subprojectIdAt: '/subprojectId',
  signatureHeaderPrefix: 'X-Platform-',
  webhookEventsField: 'events',
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
  menuForm: '{"matches":[{"key":"1","commands":{commands}}]}',
  detectionEvent: '{outcome}',
  reactionForm: '{commands}',
  recordingDestinations: 'AWS s3://calls, GCP gs://calls, AZURE azure://calls',
};
