import { Reading } from './cursor.ts';
import { readTemplate } from './read-template.ts';
import type { Part } from './template.ts';

/** How much is kept: characters of templates plus the memory of each piece. */
export const KEPT_SIZE = 8_000_000;
const PIECE_SIZE = 100;

/** Parsed templates; the least recently used are forgotten first. */
export class KeptTemplates {
  readonly #kept = new Map<string, { readonly parts: readonly Part[]; readonly size: number }>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Throws TemplateMistake for a template that cannot be read. */
  partsOf(template: string): readonly Part[] {
    const kept = this.#kept.get(template) ?? this.#read(template);
    this.#kept.delete(template);
    this.#kept.set(template, kept);
    return kept.parts;
  }

  #read(template: string): { parts: readonly Part[]; size: number } {
    const reading = new Reading();
    const parts = readTemplate(template, reading);
    const size = template.length + reading.pieces * PIECE_SIZE;
    this.#makeRoom(size);
    this.#size += size;
    return { parts, size };
  }

  #makeRoom(wanted: number): void {
    for (const [template, { size }] of this.#kept) {
      if (this.#size + wanted <= KEPT_SIZE) return;
      this.#kept.delete(template);
      this.#size -= size;
    }
  }
}
