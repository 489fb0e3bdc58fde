/** The name of the channel in the conversation service, and in the answers of the standalone API. */
export const CHANNEL = 'WHATSAPP';

export const channelIdentity = (identity: string, appId: string) => ({ channel: CHANNEL, identity, app_id: appId });
