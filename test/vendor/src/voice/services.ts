import { projects } from '../config.ts';
import type { Json } from '../http/check.ts';

export interface VoiceService {
  serviceId: string;
  projectId: string;
  createTime: string;
  updateTime?: string;
  name: string;
  description?: string;
  isDefault: boolean;
  callBehavior?: Json;
}

const services = new Map<string, VoiceService>();

export function add(service: VoiceService): VoiceService {
  services.set(service.serviceId, service);
  if (service.isDefault) makeDefault(service);
  return service;
}

export const remove = (service: VoiceService) => services.delete(service.serviceId);

export const servicesOf = (projectId: string) => [...services.values()].filter((each) => each.projectId === projectId);

export const serviceOf = (projectId: string, serviceId: string) =>
  servicesOf(projectId).find((service) => service.serviceId === serviceId);

/** A project has one default service: the one before it stops being it. */
export function makeDefault(service: VoiceService): void {
  for (const other of servicesOf(service.projectId)) other.isDefault = other === service;
}

for (const project of projects) {
  for (const service of project.voiceServices) {
    add({ ...service, projectId: project.id, createTime: new Date().toISOString() });
  }
}
