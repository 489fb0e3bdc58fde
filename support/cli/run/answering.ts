import { idOf } from '../../ground/members.ts';
import type { ExamplePlace } from '../../ground/rules/example-index.ts';
import { profilesNamed, readProfiles, WHOLE } from '../../ground/rules/profiles.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { RunFlags } from '../terminal/options.ts';
import { type Selection, select } from './selection.ts';
import { unreachableTags } from './target.ts';

type Choice = Pick<RunFlags, 'rule' | 'area' | 'tags' | 'shard' | 'balance' | 'paths' | 'deep' | 'profile'>;

/** Whether somebody chose single rules: such a run is no answer about a profile. */
export const isChosen = ({ rule, area = [], tags, paths, deep }: Choice): boolean =>
  rule.length > 0 || area.length > 0 || tags !== undefined || paths !== undefined || deep === true;

/** The target with the profiles that this run answers for: those asked for, else those that it claims; none of a part. */
export function answering(target: ResolvedTarget, flags: Choice, book: RuleBook): ResolvedTarget {
  const { profile = [] } = flags;
  const asked = profile.length > 0 ? profile : (target.profiles ?? []);
  const profiles = isChosen(flags) ? [] : profilesNamed(asked, readProfiles(book)).map(idOf);
  return { ...target, profiles: profiles.length > 0 && !profiles.includes(WHOLE) ? profiles : undefined };
}

export function withinReach(
  flags: Choice,
  target: ResolvedTarget,
  book: RuleBook,
  places: readonly ExamplePlace[],
): Selection {
  const unreachable = unreachableTags(target, book.rules);
  return select({ ...flags, profile: target.profiles, unreachable, published: target.published }, book, places);
}
