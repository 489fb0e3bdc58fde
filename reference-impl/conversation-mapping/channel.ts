/** The name of the channel in the conversation service, and in the answers of the standalone API. */
export const CHANNEL = 'WHATSAPP';

export interface ChannelIdentity {
  readonly channel: string;
  readonly identity: string;
  readonly app_id?: string;
}

/** The identity on the channel, for one app. */
export const channelIdentity = (identity: string, appId: string): ChannelIdentity => ({
  channel: CHANNEL,
  identity,
  app_id: appId,
});
