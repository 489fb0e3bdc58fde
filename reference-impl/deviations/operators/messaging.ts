import type { Answered, Perform } from '../../http/operation.ts';
import type { DeliveryReport } from '../../messaging/reports/delivery-report.ts';
import type { AccountRecords } from '../../messaging/state.ts';
import type { ItemCheck, Message, ReportStatus } from '../../messaging/submit/message.ts';
import type { SendingRule } from '../../messaging/submit/sending-rules/sending-rule.ts';
import type { Fault } from '../../worlds/behaviour.ts';
import { all, messaging } from './decisions.ts';
import { latestKeys } from './memory.ts';

export const { decision, around, instead, result, given, onlyWhen } = messaging;
export const { leaveOut, alter, inRule, ahead, behind } = messaging;

/** What is kept of the account that makes a call. */
export const recordsOf = (call: Answered['call']): AccountRecords =>
  call?.scope.state.recordsOf(call.caller.account.id);

/** A message with some of its properties changed. */
export const copyOf = (message: Message, changes: Partial<Message> = {}): Message =>
  Object.assign(Object.create(Object.getPrototypeOf(message)), message, changes);

/** Adds a reason to refuse submitted items. */
export const objecting = (
  member: ItemCheck['member'],
  isWrong: (item: Parameters<ItemCheck['objects']>[0]) => boolean,
) =>
  behind('itemChecks', { name: 'oneMore', member, objects: (item) => (isWrong(item) ? 'is not allowed' : undefined) });

export const submitting = (replace: (messages: readonly Message[]) => readonly Message[]) =>
  ahead('submitStages', {
    name: 'replacing',
    run: (submission) => {
      Object.assign(submission, { messages: replace(submission.messages) });
      return undefined;
    },
  });

type Judge = SendingRule['judge'];

/** Changes how one of the sending rules judges; the documented judgement comes first. */
export const judging = (rule: string, judge: (documented: Judge, ...given: Parameters<Judge>) => ReturnType<Judge>) =>
  inRule('sendingRules', rule, 'judge', judge);

/** Changes the status or code of what a sending rule discards. */
export const discarding = (rule: string, as: { readonly status?: 'rejected' | 'failed'; readonly code?: string }) =>
  judging(rule, (documented, ...given) => {
    const decision = documented(...given);
    return decision?.kind === 'discard' ? { ...decision, ...as } : decision;
  });

/** Sets members of delivery reports. */
export const reporting = (
  members: (
    report: DeliveryReport,
    body: Readonly<Record<string, unknown>>,
    vendorId: string,
  ) => Readonly<Record<string, unknown>> | undefined,
) => result('reportBody', (body, report, vendorId) => ({ ...body, ...members(report, body, vendorId) }));

/** What the carrier does at once where the lab gives it no script: statuses, each with its code. */
export const usually = (...steps: ReadonlyArray<`${ReportStatus} ${number}`>) =>
  instead('carrierScript', (scripted, message, scripts) => {
    if (scripts.has(message.destination) || scripts.has('*')) return scripted(message, scripts);
    return steps.map((step) => {
      const [status, code = ''] = step.split(' ');
      return { after: 0, status: status as ReportStatus, code };
    });
  });

/** Remembers only the latest messages by what makes them alike. */
export const remembering = (what: 'duplicateKey' | 'pairingKey', most: number) =>
  around(what, (keyOf) => {
    const keyIn = latestKeys(most);
    return (message) => keyIn(keyOf(message));
  });

/** Treats the messages of some requests in another way. */
const forRequests =
  (isMeant: (answered: Parameters<Perform>[1]) => boolean) =>
  (change: (isOne: (message: Message) => boolean) => NonNullable<Fault['decide']>) => {
    const meant = new WeakSet<Message>();
    let isMeantNow = false;
    return {
      decide: all(
        result('messageOf', (message) => {
          if (isMeantNow) meant.add(message);
          return message;
        }),
        change((message) => meant.has(message)),
      ),
      perform: (run, answered) => {
        isMeantNow = isMeant(answered);
        return run(answered.call);
      },
    } satisfies Pick<Fault, 'decide' | 'perform'>;
  };

/** Those of signed requests, and those that a parent sends for its sub-account. */
export const forSigned = forRequests(({ request }) => /^hmac /i.test(request.headers.authorization ?? ''));
export const forParents = forRequests(({ call: { caller } }) => caller.own !== caller.account);
