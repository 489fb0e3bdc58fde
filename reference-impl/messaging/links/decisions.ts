import { linkChecks, replaceUrls, shortUrlOf } from './short-links.ts';

/** The decisions about short trackable links; all of the checks keep a link, or a report leaves it out. Section "Optional account features". */
export const linkDecisions = { replaceUrls, shortUrlOf, linkChecks };

export type LinkDecisions = typeof linkDecisions;
