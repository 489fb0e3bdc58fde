import type { Credential } from '../../example/session/credential.ts';
import type { Facts } from '../../ground/facts.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { type Ask, declaredPair, harmlessRequest } from './asker.ts';
import { type Finding, fine, gap, note } from './finding.ts';
import { type Place, spell, tagsOf } from './place.ts';

const KEYS: Readonly<Record<string, string>> = { messaging: 'messaging', messagingApac: 'messaging', lookup: 'lookup' };

/** What the HTTP statuses say that answer good and wrong credentials. */
function judged(place: Place, good: number, wrong: number): Finding {
  const about = spell(place);
  const blocks = { tags: tagsOf(place) };
  if (good === 401 || good === 403) {
    const remedy = `fix credentials.${KEYS[place.of] ?? 'project'}`;
    return gap('credentials', about, `it refuses your credentials with HTTP status ${good}; ${remedy}`, blocks);
  }
  if (good >= 500) return gap('credentials', about, `it answers good credentials with HTTP status ${good}`, blocks);
  if (wrong === 401) {
    const says = `it takes your credentials (HTTP status ${good}) and refuses wrong ones with 401`;
    return fine('credentials', about, says);
  }
  if (good === 404) {
    const says = 'it does not have the requested resource, which says nothing about the credentials';
    return note('credentials', about, says);
  }
  const says = `it answers wrong credentials with HTTP status ${wrong}, not 401: nothing shows that yours are the right ones`;
  return gap('credentials', about, says, { by: 'credentials' });
}

/** One harmless request with the credentials of the target file, and the same with wrong ones. */
export async function examineCredentials(
  place: Place,
  facts: Facts,
  ask: Ask,
  auth: ResolvedTarget['auth'],
): Promise<Finding> {
  const { of } = place;
  const pair = declaredPair(of, facts);
  if (of === 'lab' || pair === undefined) {
    const says = `the target file has no credentials for it; add credentials.${KEYS[of] ?? 'project'}`;
    return gap('credentials', spell(place), says, { tags: tagsOf(place) });
  }

  let own: Credential = { scheme: 'basic', pair };
  let strange: Credential = { scheme: 'basic', pair: { ...pair, password: `${pair.password}-wrong` } };
  // Where Basic is not granted, a bearer token and one that was never issued.
  if ((of === 'conversation' || of === 'standalone') && auth?.[of] !== 'basic') {
    own = { scheme: 'own token', role: 'main' };
    strange = { scheme: 'bearer', token: 'never-issued' };
  }
  const request = harmlessRequest(of, facts);
  const asked = [ask(place, { ...request, as: own }), ask(place, { ...request, as: strange })] as const;
  const [good, wrong] = await Promise.all(asked);
  return judged(place, good.status, wrong.status);
}
