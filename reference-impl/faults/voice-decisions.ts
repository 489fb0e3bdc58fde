import type { RawBody } from '../voice/body-checks.ts';
import type { Update, UpdateStage } from '../voice/update-stages.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { changed, without } from './operators/decisions.ts';
import { hesitate } from './torn-apart.ts';

/** Replaces what one stage of an update does. */
export const staged =
  (name: string, act: (update: Update) => void) =>
  ({ voice }: Decisions): void => {
    const run = (update: Update): undefined => void act(update);
    voice.updateStages = changed(voice.updateStages, name, () => ({ name, run }));
  };

/** Adds a check that every body must pass. */
export const checking =
  (passes: (body: RawBody) => boolean) =>
  ({ voice }: Decisions): void => {
    const mistakes = (body: RawBody) => (passes(body) ? [] : [{ pointer: '', message: 'is not accepted' }]);
    voice.bodyChecks = [...voice.bodyChecks, { name: 'addedByFault', mistakes }];
  };

/** Makes a service the default before anything is judged. */
export function eagerDefault({ voice }: Decisions): void {
  const run = ({ world, service, body }: Update): undefined => {
    if (body.isDefault !== true) return;
    for (const each of world.voice.servicesOf(service.projectId)) each.isDefault = each === service;
  };
  voice.updateStages = [{ name: 'eagerDefault', run }, ...voice.updateStages];
}

const hesitation: UpdateStage = { name: 'hesitation', run: hesitate };

/** Looks the present default up first and waits afterwards. */
export function raceForDefault({ voice }: Decisions): void {
  const find = voice.updateStages.find(({ name }) => name === 'findDefault') as UpdateStage;
  const rest = without(voice.updateStages, 'findDefault');
  const place = rest.findIndex(({ name }) => name === 'parkDefault');
  voice.updateStages = [...rest.slice(0, place), find, hesitation, ...rest.slice(place)];
}
