import * as cucumber from '@cucumber/cucumber';
import type { AccountFeature } from '../../ground/account-features.ts';
import type { PartOfDay } from '../../ground/time/wall-clock.ts';
import type { Bound, Sameness } from '../expect/call-events.ts';
import type { Often } from '../expect/lists.ts';
import type { MemberKind } from '../expect/member-kinds.ts';
import type { Comparison } from '../expect/messages.ts';
import type { Recording } from '../expect/recordings.ts';
import type { AnswerKind } from '../expect/report-traits.ts';
import type { Claims } from '../session/claims.ts';
import type { Session } from '../session/session.ts';
import type { Content } from '../verbs/known-answers.ts';
import type { ReportKind } from '../verbs/report-requests.ts';
import type { Requester } from '../verbs/requests.ts';
import type { CodeChoice } from '../verbs/sender-requests.ts';
import type { Thing } from '../verbs/things.ts';
import type { CallPart } from '../verbs/voice-calls.ts';
import type { Caller } from '../verbs/voice-updates.ts';

interface Parameters {
  account: string;
  answerKind: AnswerKind;
  bound: Bound;
  callPart: CallPart;
  client: Caller;
  clientRequest: string;
  codeChoice: CodeChoice;
  codes: readonly string[];
  comparison: Comparison;
  content: Content;
  feature: readonly AccountFeature[];
  instant: number;
  int: number;
  lookups: string;
  manner: 'never' | 'only';
  member: string;
  memberKind: MemberKind;
  names: readonly string[];
  onOff: boolean;
  operation: string;
  partOfDay: PartOfDay;
  presence: Often;
  project: string;
  receiver: string;
  recorded: Recording;
  report: ReportKind;
  requester: Requester;
  ruling: boolean;
  sameness: Sameness;
  share: 'all' | 'none' | 'the last';
  span: number;
  status: readonly string[];
  string: string;
  texts: readonly string[];
  thing: Thing;
  value: string;
}

/** The table or the text below a step; the step knows which. */
type Below = cucumber.DataTable & string;

type Said<Phrase> = Phrase extends `${string}{${infer Name extends keyof Parameters}}${infer Rest}`
  ? [Parameters[Name], ...Said<Rest>]
  : Phrase extends `${string}:`
    ? [Below]
    : [];

type Body<Phrase> = (session: Session, ...said: Said<Phrase>) => unknown;

interface Define {
  <Phrase extends string>(phrase: Phrase, body: Body<Phrase>): void;
  <Phrase extends string>(phrase: Phrase, declared: Claims<Said<Phrase>>, body: Body<Phrase>): void;
}

/** Cucumber's own functions for bodies that get the session first, which the wrapper in `clean-errors.ts` brings. */
export const { Given, When, Then } = cucumber as unknown as Readonly<Record<'Given' | 'When' | 'Then', Define>>;
