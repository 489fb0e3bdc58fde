import { linkChecks, replaceUrls, shortUrlOf } from './short-links.ts';

/** Decisions about short trackable links: checks keep one, or a report omits it. Section "Optional account features". */
export const linkDecisions = { replaceUrls, shortUrlOf, linkChecks };

export type LinkDecisions = typeof linkDecisions;
