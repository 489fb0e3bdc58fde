import type { BindingName } from '../../ground/bindings.ts';

/** The silences of the document that a target fills by a binding; nothing that is judged relies on the others. */
export const SILENCES: Readonly<Record<string, readonly BindingName[]>> = {
  'SIL-MSG-02': ['sourceNumberField'],
  'SIL-MSG-03': ['callbackUrlField', 'metadataField'],
  'SIL-MSG-05': ['messageIdAt'],
  'SIL-MSG-09': ['repliesPath'],
  'SIL-MSG-10': ['deliveryReportsPath'],
  'SIL-MSG-11': ['blacklistPath'],
  'SIL-MSG-12': ['dedicatedNumbersPath'],
  'SIL-MSG-13': ['summaryReportPath'],
  'SIL-MSG-14': ['linkReportPath', 'longUrlField', 'clickCountField'],
  'SIL-MSG-15': ['webhooksPath', 'webhookEventsField'],
  'SIL-MSG-16': ['signatureKeysPath'],
  'SIL-MSG-23': ['statusEvent', 'replyEvent'],
  'SIL-SEND-02': ['alphaTagType', 'alphaTagUsage'],
  'SIL-SEND-04': ['senderStatusPath'],
  'SIL-SEND-05': ['verificationPath', 'verificationCodeField'],
  'SIL-SEND-06': ['senderAddressPath', 'reverifyPath'],
  'SIL-SEND-09': ['reportMembers'],
  'SIL-OTH-04': ['lookupNumberForm'],
  'SIL-OTH-05': ['subprojectUsePath', 'subprojectNameField', 'subprojectIdAt'],
  'SIL-OTH-09': ['menuForm', 'detectionEvent', 'reactionForm'],
  'SIL-OTH-11': ['recordingDestinations'],
  'SIL-OTH-13': ['signatureHeaderPrefix'],
};
