/** The app of a project as far as this interface needs it. */
export interface App {
  readonly projectId: string;
  readonly appId: string;
  readonly botId: string;
}

/** How this interface reaches the conversation service; each call is for one recipient. */
export interface Conversation {
  appOfBot(botId: string): App | undefined;
  send(app: App, body: never): { readonly message_id: string };
  query(app: App, body: never): object;
  capabilityOf(msisdn: string): string;
}
