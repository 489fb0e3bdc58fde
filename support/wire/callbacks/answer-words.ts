/** How long a platform with a lab waits for a silent receiver, in milliseconds. */
export const PATIENCE = 200;
