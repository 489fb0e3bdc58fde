import { accountBoundaryFaults } from './account-boundaries.ts';
import { accountFaults } from './accounts.ts';
import { authenticationFaults } from './authentication.ts';
import { bearerFaults } from './bearer.ts';
import type { Fault } from './behaviour.ts';
import { blacklistFaults } from './blacklist.ts';
import { blacklistEffectFaults } from './blacklist-effects.ts';
import { callBehaviorFaults } from './call-behavior.ts';
import { callbackFaults } from './callbacks.ts';
import { callFaults } from './calls.ts';
import { conversationFaults } from './conversation.ts';
import { conversationCallFaults } from './conversation-calls.ts';
import { conversationContentSlips } from './conversation-content-slips.ts';
import { conversationInboundFaults } from './conversation-inbound.ts';
import { conversationMessageFaults } from './conversation-messages.ts';
import { conversationReportFaults } from './conversation-reports.ts';
import { conversationSlips } from './conversation-slips.ts';
import { converterFaults } from './converter.ts';
import { credentialFaults } from './credentials.ts';
import { dedicatedNumberFaults } from './dedicated-numbers.ts';
import { dedupFaults } from './dedup.ts';
import { detailReportContentFaults } from './detail-report-contents.ts';
import { detailReportFilterFaults } from './detail-report-filters.ts';
import { detailReportRequestFaults } from './detail-report-requests.ts';
import { dialTargetFaults } from './dial-targets.ts';
import { errorFaults } from './errors.ts';
import { familiarSenderFaults } from './familiar-sender.ts';
import { hmacRefusalFaults } from './hmac.ts';
import { hmacLenienceFaults } from './hmac-lenience.ts';
import { hmacTextFaults } from './hmac-texts.ts';
import { idempotencyFaults } from './idempotency.ts';
import { interfaceFaults } from './interfaces.ts';
import { jsonFaults } from './json-bodies.ts';
import { linkFaults } from './links.ts';
import { lookupFaults } from './lookup.ts';
import { lookupSlips } from './lookup-slips.ts';
import { messageReportFaults } from './message-reports.ts';
import { messageFaults } from './messages.ts';
import { numberClassFaults } from './number-classes.ts';
import { numberRenewalFaults } from './number-renewal.ts';
import { optionalFeatureFaults } from './optional-features.ts';
import { otherKindFaults } from './other-kinds/index.ts';
import { ownNumberFaults } from './own-numbers.ts';
import { publishedCallEventFaults } from './published-call-events.ts';
import { publishedContactFamilyFaults } from './published-contact-family.ts';
import { publishedConversationFaults } from './published-conversation.ts';
import { publishedConversationLimitFaults } from './published-conversation-limits.ts';
import { publishedDeliveryFaults } from './published-deliveries.ts';
import { publishedEventFaults } from './published-events.ts';
import { publishedKeyFaults } from './published-keys.ts';
import { publishedLinkFaults } from './published-links.ts';
import { publishedReportDownloadFaults } from './published-report-downloads.ts';
import { publishedReportFileFaults } from './published-report-files.ts';
import { publishedReportFilterFaults } from './published-report-filters.ts';
import { publishedReportRequestFaults } from './published-report-requests.ts';
import { publishedReportScheduleFaults } from './published-report-schedules.ts';
import { publishedReportFaults } from './published-reports.ts';
import { publishedStandaloneFaults } from './published-standalone.ts';
import { publishedSubprojectFaults } from './published-subprojects.ts';
import { publishedTemplateFaults } from './published-templates.ts';
import { publishedTokenLookupFaults } from './published-token-lookup.ts';
import { publishedTrafficFamilyFaults } from './published-traffic-family.ts';
import { publishedVoiceFaults } from './published-voice.ts';
import { publishedVoiceLimitFaults } from './published-voice-limits.ts';
import { publishedWebhookLimitFaults } from './published-webhook-limits.ts';
import { publishedWebhookFaults } from './published-webhooks.ts';
import { raceFaults } from './races.ts';
import { replyFaults } from './replies.ts';
import { reportDateFaults } from './report-dates.ts';
import { reportFormFaults } from './report-form.ts';
import { reportReasonFaults } from './report-reasons.ts';
import { reportStatusFaults } from './report-statuses.ts';
import { reportFaults } from './reports.ts';
import { retryFaults } from './retries.ts';
import { senderCountryFaults } from './sender-countries.ts';
import { senderIdFaults } from './sender-ids.ts';
import { senderIsolationFaults } from './sender-isolation.ts';
import { senderRequestFaults } from './sender-requests.ts';
import { senderFaults } from './senders.ts';
import { signatureKeyFaults } from './signature-keys.ts';
import { signedWebhookFaults } from './signed-webhooks.ts';
import { socialFaults } from './social.ts';
import { socialReleaseFaults } from './social-release.ts';
import { socialZoneFaults } from './social-zones.ts';
import { spokenAndRecordedFaults } from './spoken-and-recorded.ts';
import { storedLookupFaults } from './stored-lookups.ts';
import { subprojectFaults } from './subprojects.ts';
import { tokenFaults } from './token.ts';
import { versionFaults } from './versions.ts';
import { voiceFaults } from './voice.ts';
import { webhookSignatureFaults } from './webhook-signatures.ts';
import { webhookFaults } from './webhooks.ts';

/** Every deliberate deviation the platform can show, by area. */
export const faults: readonly Fault[] = [
  ...credentialFaults,
  ...jsonFaults,
  ...interfaceFaults,
  ...authenticationFaults,
  ...hmacRefusalFaults,
  ...hmacLenienceFaults,
  ...hmacTextFaults,
  ...accountFaults,
  ...accountBoundaryFaults,
  ...errorFaults,
  ...dedupFaults,
  ...messageFaults,
  ...messageReportFaults,
  ...optionalFeatureFaults,
  ...converterFaults,
  ...linkFaults,
  ...familiarSenderFaults,
  ...voiceFaults,
  ...idempotencyFaults,
  ...callBehaviorFaults,
  ...dialTargetFaults,
  ...spokenAndRecordedFaults,
  ...callFaults,
  ...tokenFaults,
  ...bearerFaults,
  ...reportFaults,
  ...reportFormFaults,
  ...reportReasonFaults,
  ...reportDateFaults,
  ...reportStatusFaults,
  ...detailReportContentFaults,
  ...detailReportFilterFaults,
  ...detailReportRequestFaults,
  ...socialFaults,
  ...socialZoneFaults,
  ...socialReleaseFaults,
  ...callbackFaults,
  ...retryFaults,
  ...webhookFaults,
  ...versionFaults,
  ...conversationFaults,
  ...conversationCallFaults,
  ...conversationMessageFaults,
  ...conversationReportFaults,
  ...lookupSlips,
  ...conversationContentSlips,
  ...conversationSlips,
  ...publishedTokenLookupFaults,
  ...publishedStandaloneFaults,
  ...publishedConversationFaults,
  ...publishedConversationLimitFaults,
  ...conversationInboundFaults,
  ...signatureKeyFaults,
  ...webhookSignatureFaults,
  ...dedicatedNumberFaults,
  ...numberClassFaults,
  ...senderRequestFaults,
  ...senderCountryFaults,
  ...senderFaults,
  ...senderIdFaults,
  ...senderIsolationFaults,
  ...ownNumberFaults,
  ...numberRenewalFaults,
  ...blacklistFaults,
  ...blacklistEffectFaults,
  ...replyFaults,
  ...lookupFaults,
  ...storedLookupFaults,
  ...subprojectFaults,
  ...publishedContactFamilyFaults,
  ...publishedWebhookFaults,
  ...publishedWebhookLimitFaults,
  ...publishedKeyFaults,
  ...publishedTemplateFaults,
  ...publishedDeliveryFaults,
  ...publishedEventFaults,
  ...signedWebhookFaults,
  ...otherKindFaults,
  ...publishedTrafficFamilyFaults,
  ...publishedLinkFaults,
  ...publishedReportFileFaults,
  ...publishedReportDownloadFaults,
  ...publishedReportFilterFaults,
  ...publishedReportRequestFaults,
  ...publishedReportScheduleFaults,
  ...publishedReportFaults,
  ...publishedVoiceFaults,
  ...publishedVoiceLimitFaults,
  ...publishedCallEventFaults,
  ...publishedSubprojectFaults,
  ...raceFaults,
];

const byId: ReadonlyMap<string, Fault> = new Map(faults.map((fault) => [fault.id, fault]));

/** The faults with these ids; `unknown` are the ids that name none. */
export function findFaults(ids: readonly string[]): { found: Fault[]; unknown: string[] } {
  return {
    found: ids.flatMap((id) => byId.get(id) ?? []),
    unknown: ids.filter((id) => !byId.has(id)),
  };
}
