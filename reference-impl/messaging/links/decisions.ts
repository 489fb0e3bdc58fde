import { type LinkCheck, linkChecks } from './link-report.ts';
import { replaceUrls, shortUrlOf } from './short-links.ts';

/** What the platform decides about short trackable links. Section "Optional account features". */
export interface LinkDecisions {
  replaceUrls(text: string, replace: (url: string) => string): string;
  shortUrlOf(code: string): string;
  /** All of them keep a link, or a report leaves it out. */
  linkChecks: readonly LinkCheck[];
}

export const linkDecisions: LinkDecisions = { replaceUrls, shortUrlOf, linkChecks };
