/** Real time as something that can be replaced; milliseconds. */
export interface RealTime {
  now(): number;
  pause(span: number): Promise<void>;
}

export const realTime: RealTime = {
  now: () => Date.now(),
  pause: (span) => new Promise((resume) => setTimeout(resume, span)),
};
