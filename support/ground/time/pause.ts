export interface RealTime {
  now(): number;
  pause(span: number): Promise<void>;
}

/** The clock and the patience of this machine. */
export const realTime: RealTime = {
  now: () => Date.now(),
  pause: (span) => new Promise((resume) => setTimeout(resume, span)),
};
