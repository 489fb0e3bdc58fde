import { isGsm7 } from '../../../messaging/carrier/character-converter.ts';
import { alternativesOf, asPublished, other } from '../../alternative.ts';
import { decision, reporting } from '../../operators/messaging.ts';
import { inTurn, rewriting, rewritingEach } from '../../operators/replies.ts';

const eachCharacter =
  (stand: (character: string) => string) =>
  (text: string): string =>
    [...text].map((one) => (isGsm7(one) ? one : stand(one))).join('');

const countedOnce = (link: { readonly click_count: number }) => ({
  ...link,
  click_count: Math.min(link.click_count, 1),
});

const converting = (stand: (character: string) => string) => decision('convertCharacters', eachCharacter(stand));

/** Other texts in the place of characters that GSM-7 has not, other short links, and other ways to count who follows them. */
export const alternatives = alternativesOf({
  'SIL-MSG-26 texts.named-characters': {
    says: 'A character that is converted becomes its number in square brackets.',
    decide: converting((one) => `[U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`),
  },
  'SIL-MSG-26 texts.one-by-one': asPublished('Every code point is converted by itself, marks and joiners too.', {
    decide: converting(() => '?'),
  }),
  'SIL-MSG-26 texts.marks-left-out': {
    says: 'Accents and invisible characters are left out, whatever is left of the text.',
    decide: decision('convertCharacters', (text) =>
      // A character loses its marks, and one that cannot be seen goes.
      eachCharacter((one) => eachCharacter(() => '*')(one.normalize('NFKD').replace(/[\p{M}\p{C}]/gu, '')))(
        text.normalize('NFC'),
      ),
    ),
  },
  'GSM-06 texts.reported-as-converted': asPublished('A report repeats the text as it was converted.', {
    decide: (decisions) => {
      const { convertCharacters } = decisions.messaging;
      reporting(({ message: { account, content } }) =>
        account.features.characterConverter ? { original_text: convertCharacters(content) } : {},
      )(decisions);
    },
  }),
  'SIL-MSG-27 links.scheme-not-counted': other('The 22 characters of a short link do not count its scheme.', {
    decide: decision('shortUrlOf', (code) => `https://links.ex.com/${code}`),
  }),
  'SIL-MSG-27 links.without-scheme': other('A short link is written without a scheme.', {
    decide: decision('shortUrlOf', (code) => `links.ex.com/${code}`),
  }),
  'SIL-MSG-27 links.in-a-folder': other('A short link has a folder before its code.', {
    decide: decision('shortUrlOf', (code) => `https://xy/s/${code}`),
  }),
  'SIL-MSG-27 links.one-click-each': other('However often a recipient follows a link, one click is counted.', {
    reply: inTurn(
      rewritingEach('links.summary', 'short_urls', countedOnce),
      rewriting('links.summary', (summary) => ({ ...summary, total_clicks: summary.unique_clicks })),
      rewriting('links.detail', ({ clicks, ...link }) => ({ ...countedOnce(link), clicks: clicks.slice(0, 1) })),
    ),
  }),
  'X-09 links.reported-as-shortened': other('A report repeats the text with its URLs shortened.', {
    decide: (decisions) => {
      const { replaceUrls, shortUrlOf } = decisions.messaging;
      reporting(({ message: { account, content, id } }) => {
        const shortUrl = shortUrlOf(id.replaceAll('-', '').slice(0, 9));
        return account.features.shortTrackableLinks ? { original_text: replaceUrls(content, () => shortUrl) } : {};
      })(decisions);
    },
  }),
});
