import { ACCOUNT_FEATURES, type AccountFeature } from '../../ground/account-features.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { nearest } from '../../ground/rules/nearest.ts';
import { isTimeZone } from '../../ground/time/wall-clock.ts';

const FEATURES = Object.keys(ACCOUNT_FEATURES);

/** Reads `NAME=FEATURE,ZONE`, such as `night=social-sending,Pacific/Auckland`. Throws UsageError for other words. */
export function accountWished(text: string) {
  const [name = '', said = ''] = text.split('=');
  if (!/^[\w-]+$/.test(name))
    throw new UsageError(`the account ${text} has no name; write it like night=social-sending,Pacific/Auckland.`);
  const features: AccountFeature[] = [];
  const zones: string[] = [];
  for (const word of said.split(',').filter(Boolean)) {
    if (FEATURES.includes(word)) features.push(word as AccountFeature);
    else if (isTimeZone(word)) zones.push(word);
    else {
      const near = nearest(word, FEATURES);
      const meant = near ? `did you mean ${near}?` : `the features are ${FEATURES.join(', ')}.`;
      throw new UsageError(`${word} of the account ${name} is neither a feature nor a time zone; ${meant}`);
    }
  }
  if (zones.length > 1)
    throw new UsageError(`the account ${name} has the time zones ${zones.join(' and ')}; give it one.`);
  return { name, features, timeZone: zones[0] };
}
