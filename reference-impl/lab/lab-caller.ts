import type { Call, Operation } from '../http/operation.ts';
import type { Platform } from '../worlds/platform.ts';
import type { World } from '../worlds/registry.ts';

/** Calls to the lab carry no credentials: anyone who reaches its port is the operator of the platform. */
export type LabCaller = Platform;

/** A call of the operator, who sees a whole world. */
export type LabCall<Body = unknown> = Call<World, LabCaller, Body>;

export type LabOperation = Operation<World, LabCaller>;
