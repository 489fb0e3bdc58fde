import type { Platform } from '../worlds/platform.ts';

/** Calls to the lab carry no credentials: anyone who reaches its port is the operator of the platform. */
export type LabCaller = Platform;
