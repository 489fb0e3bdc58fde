import { judgeBody } from './body-checks.ts';
import type { Update, UpdateStage } from './scope.ts';
import type { VoiceService } from './service.ts';

const stage = (name: string, run: (update: Update) => Promise<void> | void): UpdateStage => ({
  name,
  run: (update) => run(update) as Promise<void> | undefined,
});

/** The default service, which answers if a request names none. Section "Default voice service (states)". */
export const defaultAmong = (services: readonly VoiceService[]): VoiceService | undefined =>
  services.find((service) => service.isDefault);

/**
 * In this order: any waiting happens before the current default is looked up,
 * and from there to the end nothing else runs. Section "Voice service update".
 * Rules: VOICE-DEF-01, VOICE-DEF-02, VOICE-DEF-03, VOICE-DEF-04, VOICE-DEF-05, VOICE-DEF-06, VOICE-DEF-07,
 * VOICE-DESC-01, VOICE-PATCH-01, VOICE-PATCH-02, VOICE-PATCH-04, VOICE-PATCH-05, X-41, X-46.
 */
export const updateStages: readonly UpdateStage[] = [
  stage('judgeBody', ({ scope, body }) => judgeBody(body, scope.decisions.bodyChecks)),
  stage('park', ({ scope }) => scope.holds.reach('voice.update')),
  stage('parkDefault', ({ scope, body }) => (body.isDefault ? scope.holds.reach('voice.default') : undefined)),
  stage('findDefault', (update) => {
    update.seenDefault = defaultAmong(update.scope.state.servicesOf(update.service.projectId));
  }),
  stage('demoteDefault', ({ body, service, seenDefault }) => {
    if (body.isDefault && seenDefault && seenDefault !== service) seenDefault.isDefault = false;
  }),
  stage('applyMembers', ({ service, body }) => {
    Object.assign(service, body);
  }),
  stage('stampTime', ({ scope, service, body }) => {
    if (Object.keys(body).length > 0) service.updateTime = scope.clock.now();
  }),
  stage('countEffect', ({ scope, service, body }) => {
    if (Object.keys(body).length > 0) scope.ledger.record('voice.update', service.serviceId);
  }),
];
