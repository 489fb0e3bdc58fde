import type { Account } from '../../accounts/account.ts';
import type { Perform, Reply, Run } from '../../http/operation.ts';
import type { Found, Site } from './site.ts';

type Call = Parameters<Run>[0];

interface Acting {
  readonly own: Account;
  readonly account: Account;
}

const rootOf = (account: Account): Account => account.parent ?? account;

/** Others in the world of a call, by what they are to the account that acts. */
const RELATIONS: Readonly<Record<string, (account: Account, other: Account) => boolean>> = {
  parent: (account, other) => account.parent === other,
  child: (account, other) => other.parent === account,
  sibling: (account, other) => account.parent !== undefined && other.parent === account.parent,
  stranger: (account, other) => rootOf(other) !== rootOf(account),
};

function callOf(call: Call, relation: string): Call | undefined {
  const acting = 'account' in call.caller ? (call.caller as Acting) : undefined;
  if (!acting) return undefined;
  const accounts = call.scope.accounts as ReadonlyMap<string, { readonly account: Account }>;
  const other = [...accounts.values()].find(
    ({ account }) => account !== acting.account && RELATIONS[relation]?.(acting.account, account),
  );
  return other && { ...call, caller: { own: other.account, account: other.account } };
}

/** Answers as if it had happened: it happens to a copy of the world. */
const onlySaid = (run: Run, call: Call): ReturnType<Run> => run({ ...call, scope: call.scope.apart() });

function onSuccess(reply: Reply | Promise<Reply>, act: () => unknown): void {
  if (reply instanceof Promise)
    reply.then(
      (late) => onSuccess(late, act),
      () => undefined,
    );
  else if (reply.status < 300) {
    // Does something more that must not change the answer.
    try {
      const ended = act();
      if (ended instanceof Promise) ended.catch(() => undefined);
    } catch {
      // The other account has no such thing, or may not do it: then nothing more happens.
    }
  }
}

const counted =
  (isWrong: (time: number) => boolean, wrongly: (run: Run, call: Call) => ReturnType<Run>) =>
  (): ((run: Run, call: Call) => ReturnType<Run>) => {
    let time = 0;
    return (run, call) => {
      time += 1;
      return isWrong(time) ? wrongly(run, call) : run(call);
    };
  };

interface Way {
  readonly says: string;
  readonly isFor?: 'changes' | 'everything';
  readonly begin: () => (run: Run, call: Call) => ReturnType<Run>;
}

const WAYS: Readonly<Record<string, Way>> = {
  'said-only': { says: 'is answered as if it had been done', begin: () => onlySaid },
  'done-once': { says: 'is done once, and then only answered', begin: counted((time) => time > 1, onlySaid) },
  'done-from-the-second': { says: 'is only answered the first time', begin: counted((time) => time === 1, onlySaid) },
  'done-three-times-at-most': {
    says: 'is done three times, and then only answered',
    begin: counted((time) => time > 3, onlySaid),
  },
  'done-twice': {
    says: 'is done twice',
    begin: () => (run, call) => {
      const reply = run(call);
      onSuccess(reply, () => run(call));
      return reply;
    },
  },
  ...Object.fromEntries(
    Object.keys(RELATIONS).flatMap((relation) => [
      [
        `of-the-${relation}`,
        {
          says: `is done by the ${relation} of the account`,
          isFor: 'everything' as const,
          begin: () => (run: Run, call: Call) => run(callOf(call, relation) ?? call),
        },
      ],
      [
        `of-the-${relation}-too`,
        {
          says: `is done by the ${relation} of the account too`,
          begin: () => (run: Run, call: Call) => {
            const other = callOf(call, relation);
            const reply = run(call);
            if (other) onSuccess(reply, () => run(other));
            return reply;
          },
        },
      ],
    ]),
  ),
};

/** Operations: answered and not done, done again, done for others. */
export const done: Site = {
  kind: 'done',
  operators: Object.keys(WAYS),
  find: (_subject, value, _memory, isNew): Found[] => {
    const { call, request } = value as Parameters<Perform>[1];
    const isRead = request.method === 'GET';
    return Object.entries(WAYS)
      .filter(([, { isFor }]) => isFor === 'everything' || !isRead)
      .map(([operator]) => ({ operator, at: '' }))
      .filter((found) => {
        const relation = /^of-the-(\w+?)(-too)?$/.exec(found.operator)?.[1];
        return isNew(found) && (relation === undefined || callOf(call, relation) !== undefined);
      });
  },
  row: (operator, subject) => {
    const way = WAYS[operator];
    if (!way) return undefined;
    let perform: ReturnType<Way['begin']> | undefined;
    return {
      says: `${subject} ${way.says}.`,
      perform: (run, { operation, call }) => {
        if (operation !== subject) return run(call);
        perform ??= way.begin();
        return perform(run, call);
      },
    };
  },
};
