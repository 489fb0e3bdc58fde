import type { Project } from './project.ts';

/** A bearer token that was issued; `expiresAt` in milliseconds since the epoch. */
export interface Grant {
  readonly token: string;
  readonly project: Project;
  readonly expiresAt: number;
}
