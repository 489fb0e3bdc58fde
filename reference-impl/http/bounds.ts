import { MINUTE } from '../kernel/time.ts';
/** The limits of one request and one connection, all in one place. Sizes in bytes, times in milliseconds. */

/** The largest body of an operation that does not say otherwise. */
export const LARGEST_BODY = 1024 * 1024;

/** The largest submit: 100 messages of 5000 characters fit in it. */
export const LARGEST_SUBMIT = 4 * 1024 * 1024;

/** The largest form; the only one has a single short member. */
export const LARGEST_FORM = 16 * 1024;

/** Request line and headers together, which bounds their number as well. */
export const LARGEST_HEADER = 16 * 1024;

export const LONGEST_PARAMETER = 1000;

/** How long a request may take to come in; its header alone has as long. */
export const LONGEST_ARRIVAL = MINUTE;

export const LONGEST_IDLENESS = 72_000;

/** How long a refused connection may keep sending. */
export const LONGEST_FAREWELL = 2_000;

/** How often connections are checked for requests that take too long. */
export const INSPECTION = 1_000;

/** How many connections one listener holds: beyond that those make way on which nobody waits for an answer. */
export const MOST_CONNECTIONS = 2_000;

/** How deep objects and arrays may be nested; the deepest call behavior needs a fraction of it. */
export const DEEPEST = 100;

/** How many values a body may have; a full submit has about 2500. */
export const MOST_VALUES = 20_000;

/** In how many pieces a body may arrive: a network splits the largest into about 3000. */
export const MOST_PIECES = 20_000;

/** The maximum length of lists for which the document names none. */
export const MOST_ENTRIES = 1_000;

export const MOST_MISTAKES = 20;
