import type { ServiceObject } from '../verbs/voice-services.ts';

/** The members of a voice service that the document shows. Section "Voice service". */
const MEMBERS = [
  'serviceId',
  'projectId',
  'createTime',
  'updateTime',
  'name',
  'description',
  'isDefault',
  'callBehavior',
];

/** What the document shows of a service; a platform may have more in it, such as a revision, and change that by itself. */
export const shownOf = (service: unknown): ServiceObject =>
  Object.fromEntries(
    Object.entries((service ?? {}) as object).filter(([name, value]) => value !== undefined && MEMBERS.includes(name)),
  );
