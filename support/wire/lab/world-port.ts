import { readJson } from '../../ground/json.ts';
import type { Ask, Port, Reply } from '../facilities/port.ts';
import type { LabClient } from './lab-client.ts';

export class WorldPort implements Port {
  readonly who = 'the lab';
  readonly isPerson = false;
  readonly #lab: LabClient;
  readonly #world: string;

  constructor(lab: LabClient, world: string) {
    this.#lab = lab;
    this.#world = world;
  }

  async ask({ method, path, body }: Ask): Promise<Reply> {
    const { status, text } = await this.#lab.send(method, `/worlds/${this.#world}${path}`, body);
    return { status, body: text === '' ? {} : (readJson(text) ?? text) };
  }
}
