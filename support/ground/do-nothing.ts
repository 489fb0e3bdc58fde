export const doNothing = (): undefined => undefined;
