import type { Creation } from '../../ground/operations/creation.ts';
import { creations } from '../../ground/operations/loader.ts';
import { plainPath } from './side-effects.ts';

type Json = Readonly<Record<string, unknown>>;

function partsOf(body: Json): Json[] {
  const parts = [body];
  for (const each of Array.isArray(body.messages) ? (body.messages as unknown[]) : [])
    if (typeof each === 'object' && each !== null) parts.push(each as Json);
  return parts;
}

/** Texts there, and numbers as texts: an id may be one. */
function textsAt(body: Json, member: string): string[] {
  const texts: string[] = [];
  for (const { [member]: value } of partsOf(body))
    if (typeof value === 'string' || typeof value === 'number') texts.push(String(value));
  return texts;
}

export function creationBy(method: string, url: string, body: Json): Creation | undefined {
  if (method !== 'POST') return undefined;
  const path = plainPath(url);
  for (const creation of creations) {
    const { made, having } = creation;
    if (!made.test(path)) continue;
    if (having === undefined || partsOf(body).some((part) => part[having] !== undefined)) return creation;
  }
  return undefined;
}

/** How a thing of that kind was made at `url`; where none is made there now, how any of its kind is. */
export function creationOf(kind: string, url: string): Creation | undefined {
  const path = plainPath(url);
  let alike: Creation | undefined;
  for (const creation of creations) {
    if (creation.kind !== kind) continue;
    if (creation.made.test(path)) return creation;
    alike ??= creation;
  }
  return alike;
}

export function idsGiven({ idsIn }: Creation, body: Json): string[] {
  const given = idsIn === undefined ? [] : [body[idsIn]].flat();
  return given.filter((id) => typeof id === 'string');
}

export function idsMade(creation: Creation, body: Json, answer: Json): string[] {
  const { id, untold } = creation;
  const answered = untold || !id ? [] : textsAt(answer, id);
  return answered.length > 0 ? answered : idsGiven(creation, body);
}

export function endGiven({ until }: Creation, body: Json): number | undefined {
  if (until === undefined) return undefined;
  let last: number | undefined;
  for (const text of textsAt(body, until)) {
    const instant = Date.parse(text);
    if (!Number.isNaN(instant)) last = Math.max(last ?? instant, instant);
  }
  return last;
}

export function filledIn(path: string, { made }: Creation, url: string): string {
  const { groups = {} } = made.exec(plainPath(url)) ?? {};
  return path.replace(/\{(\w+)\}/g, (blank, name: string) => groups[name] ?? blank);
}

export function removalsOf(creation: Creation, url: string, ids: readonly string[]): string[] {
  const filled = filledIn(creation.removal, creation, url);
  return creation.isNamed ? ids.map((id) => filled.replace('{id}', encodeURIComponent(id))) : [filled];
}
