const MESSAGING = 'reference-impl/messaging';
const AUTH = 'reference-impl/auth';
const VOICE = 'reference-impl/voice';

/** The domain files of the reference by area: what is decided, without operations, states and data. */
export const AREAS: Readonly<Record<string, readonly string[]>> = {
  sending: [
    `${MESSAGING}/sending-rules/*.ts`,
    `${MESSAGING}/sending-context.ts`,
    'reference-impl/kernel/expiring-index.ts',
  ],
  social: [`${MESSAGING}/sending-hours.ts`, 'reference-impl/kernel/time-zone.ts'],
  converter: [`${MESSAGING}/character-converter.ts`, `${MESSAGING}/message-parts.ts`],
  'own-numbers': [`${MESSAGING}/dedicated-number-class.ts`, `${MESSAGING}/dedicated-number-decisions.ts`],
  familiar: [`${MESSAGING}/familiar-sender.ts`],
  idempotency: [`${VOICE}/idempotency.ts`, `${VOICE}/request-window.ts`],
  token: ['reference-impl/token/decisions.ts', 'reference-impl/token/state.ts', `${AUTH}/bearer.ts`],
  authentication: [
    `${AUTH}/{acting,basic,hmac,hmac-checks,refusal}.ts`,
    `${AUTH}/{account,lookup,project}-authentication.ts`,
  ],
  lookup: ['reference-impl/lookup/{ask-network,decisions,lookup-rules,msisdn,outcome,state}.ts'],
  subprojects: ['reference-impl/subprojects/{decisions,page,subproject}.ts'],
  messages: [
    `${MESSAGING}/{decisions,item-checks,message,holding,waiting,status-change,delivery-report}.ts`,
    `${MESSAGING}/{carrier,reply,reply-decisions,feature-decisions,submit-stages}.ts`,
  ],
  senders: [`${MESSAGING}/sender-{address,approval,checks,countries,decisions}.ts`],
  webhooks: [`${MESSAGING}/webhook-{checks,encoding,letter,signature,template}.ts`],
  'voice-body': [`${VOICE}/{body-checks,judge-body,update-stages,service,service-decisions}.ts`],
  behaviour: [`${VOICE}/call-behavior/!(*.data).ts`],
  mapping: ['reference-impl/conversation-mapping/*.ts'],
  contacts: [
    'reference-impl/contacts/{contact-checks,contact,custom-field,custom-value,filters,page,register}.ts',
  ],
  reports: ['reference-impl/reports/{filters,groups,period,cron,next-firing,request-checks,selection}.ts'],
};
