import { isUtf8 } from 'node:buffer';

/** How the text of a body stands for bytes: as UTF-8, or where that cannot be, each character for one byte. */
export type BodyEncoding = 'latin1';

type Body = string | Uint8Array;

/** Bytes as a text that can be converted back, so that secrets can be found in it. */
export function byteText(bytes: Body): { text: string; encoding?: BodyEncoding } {
  if (typeof bytes === 'string') return { text: bytes };
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isUtf8(buffer)) return { text: buffer.toString('utf8') };
  return { text: buffer.toString('latin1'), encoding: 'latin1' };
}

const BEYOND = /([^\0-\u00ff]+)/;

/** The bytes that a text stands for; the sign for a hidden secret, which is no single byte, stays UTF-8. */
export function bytesOf(text: string, encoding?: BodyEncoding): Buffer {
  if (encoding === undefined) return Buffer.from(text, 'utf8');
  const parts = text.split(BEYOND);
  return Buffer.concat(parts.map((part, at) => Buffer.from(part, at % 2 === 1 ? 'utf8' : 'latin1')));
}

export function requestMembers(body?: Body): { requestBody?: string; requestEncoding?: BodyEncoding } {
  if (body === undefined) return {};
  const { text, encoding } = byteText(body);
  return { requestBody: text, ...(encoding && { requestEncoding: encoding }) };
}

export function responseMembers(body: Body): { responseBody: string; responseEncoding?: BodyEncoding } {
  const { text, encoding } = byteText(body);
  return { responseBody: text, ...(encoding && { responseEncoding: encoding }) };
}

export function callbackMembers(body: Body): { body: string; encoding?: BodyEncoding } {
  const { text, encoding } = byteText(body);
  return { body: text, ...(encoding && { encoding }) };
}
