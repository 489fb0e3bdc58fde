import type { Call, Reply } from '../http/operation.ts';
import type { Message, SubmittedItem } from '../messaging/message.ts';
import type { Submission, SubmitStage } from '../messaging/submit-stages.ts';
import type { Answered, Decisions } from '../worlds/behaviour.ts';

const copyOf = (message: Message, changes: Partial<Message> = {}): Message => Object.assign(Object.create(Object.getPrototypeOf(message)), message, changes);

/** A stage before all others that puts other messages in the place of the submitted ones. */
export const replacing =
  (name: string, replace: (messages: readonly Message[]) => readonly Message[]) =>
  ({ messaging }: Decisions): void => {
    const stage: SubmitStage = {
      name,
      run: (submission) => {
        Object.assign(submission, { messages: replace(submission.messages) });
        return undefined;
      },
    };
    messaging.submitStages = [stage, ...messaging.submitStages];
  };

/** The last of several messages comes twice. */
export const lastTwice = (messages: readonly Message[]): readonly Message[] => {
  const last = messages.at(-1);
  return last && messages.length > 1 ? [...messages, copyOf(last)] : messages;
};

/** All but the first message of each number are gone. */
export const onePerNumber = (messages: readonly Message[]): readonly Message[] => [
  ...new Map([...messages].reverse().map((message) => [message.destination, message])).values(),
];

/** All messages have the callback URL of the first. */
export const firstCallbackUrl = (messages: readonly Message[]): readonly Message[] =>
  messages.map((message) => copyOf(message, { callbackUrl: messages[0]?.callbackUrl }));

const isSendable = (item: Partial<SubmittedItem> | null): item is SubmittedItem =>
  typeof item?.content === 'string' && /^\+\d{8,15}$/.test(String(item.destination_number));

/** Sends the valid messages of a submit that is refused with a 400; the refusal stays. */
export function sendValidOnes(reply: Reply, { operation, request, call }: Answered): Reply {
  if (operation === 'messages.submit' && reply.status === 400 && call) submitValidOnes(request.body, call);
  return reply;
}

function submitValidOnes(body: Buffer, { world, caller }: Call<{ account: Submission['account'] }>): void {
  const { messages: items } = JSON.parse(body.toString('utf8')) as { messages?: unknown };
  if (!Array.isArray(items)) return;
  const { account } = caller;
  const { messageOf, submitStages } = world.behaviour.decisions.messaging;
  const messages = items.filter(isSendable).map((item) => messageOf(world.ids.uuid(), account, item, world.clock.now()));
  const submission: Submission = { world, account, messages, decisions: [] };
  for (const stage of submitStages) void stage.run(submission);
}
