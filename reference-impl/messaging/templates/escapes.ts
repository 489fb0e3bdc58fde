import type { Meter } from './meter.ts';
import type { Value } from './template.ts';
import { textOf } from './text-of.ts';

/** What escaping a character costs: it may become several. */
const ESCAPING = 5;

/** A text without lone surrogates. */
export const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');

const escapeMarkup = (text: string): string => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

const ESCAPES: Readonly<Record<string, (text: string) => string>> = {
  json: (text) => JSON.stringify(text).slice(1, -1),
  javascript: (text) => JSON.stringify(text).slice(1, -1),
  xml: escapeMarkup,
  html: escapeMarkup,
  url: (text) => encodeURIComponent(wellFormed(text)),
};

/** Escapes a text as `escapeText` does, and counts it. */
export function escapedText(text: string, escapeText: (text: string) => string, meter: Meter): string {
  meter.characters(text.length * ESCAPING);
  return escapeText(text);
}

/** `$esc.name(value)`; nothing is escaped to an empty text. */
export function escaped(name: string, value: Value | undefined, meter: Meter): string | undefined {
  const escapeText = Object.hasOwn(ESCAPES, name) ? ESCAPES[name] : undefined;
  return escapeText && escapedText(textOf(value ?? '', meter), escapeText, meter);
}
