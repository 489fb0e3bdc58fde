import type { VoiceService } from './service.ts';

/** Which services a list is asked for; what is not asked for is undefined. */
export interface WantedServices {
  /** A part of a name or a description, ignoring case. */
  readonly filter: string | undefined;
  readonly isDefault: boolean | undefined;
}

/** A part of a list by its place, counted from 1. */
export interface PageOrder {
  readonly page: number;
  readonly size: number;
}

/** The decisions about listing, making and deleting services, replaceable one by one. */
export interface ServiceDecisions {
  /** Conditions on a listed service, all of which it meets. */
  isWanted(service: VoiceService, wanted: WantedServices): boolean;
  /** The default and the maximum size of a page. */
  pageSizes: { readonly usual: number; readonly largest: number };
  pageOf<Item>(items: readonly Item[], order: PageOrder): readonly Item[];
  /** What a list shows of a service besides its members. */
  shownInList(service: Readonly<Record<string, unknown>>): object;
  isNameTaken(name: string, others: readonly VoiceService[]): boolean;
  isRemovable(service: VoiceService): boolean;
}

const contains = (text: string | undefined, part: string): boolean =>
  text?.toLowerCase().includes(part.toLowerCase()) ?? false;

function isWanted({ name, description, isDefault }: VoiceService, wanted: WantedServices): boolean {
  const { filter, isDefault: kind } = wanted;
  if (kind !== undefined && isDefault !== kind) return false;
  return filter === undefined || contains(name, filter) || contains(description, filter);
}

/** How the platform decides by itself. */
export const serviceDecisions: ServiceDecisions = {
  isWanted,
  pageSizes: { usual: 20, largest: 100 },
  pageOf: (items, { page, size }) => items.slice((page - 1) * size, page * size),
  shownInList: ({ callBehavior, ...listed }) => listed,
  isNameTaken: (name, others) => others.some((other) => other.name === name),
  isRemovable: ({ isDefault }) => !isDefault,
};
