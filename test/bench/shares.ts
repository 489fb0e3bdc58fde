import { type Child, startChild } from './child.ts';
import { figure, type Outcome, type Part } from './figure.ts';
import { bothIn, inTurns, type Manner, type Shot, separate, shareOf } from './load.ts';
import { movedTo, secretsOf, submitTo } from './requests.ts';

const EACH_ALONE: Manner = { connections: 32 };

/** How often both servers are started: the same code is up to a third faster or slower from one process to the next. */
const STARTS = 3;

/** The reference against a node:http server that does the same work, each alone on a processor. */
async function measureOnce(): Promise<Record<Key, Outcome>> {
  const ours = await startChild('reference-server.ts');
  const byHand = await startChild('by-hand-server.ts', JSON.stringify(secretsOf(ours)));
  separate(ours, byHand);
  const compare = async (shot: Shot, warming?: number): Promise<Outcome> => {
    const moved = movedTo(byHand.ready.url as string, shot);
    const rounds = await inTurns([byHand, moved], [ours, shot], EACH_ALONE, warming);
    return { value: shareOf(rounds), detail: bothIn(rounds) };
  };
  const outcomes = { submit: await compare(submitTo(ours)), hundred: await compare(submitTo(ours, 100), 1000) };
  await Promise.all([ours, byHand].map((child: Child) => child.stop()));
  return outcomes;
}

async function measure(): Promise<Record<Key, Outcome>> {
  const all: Array<Record<Key, Outcome>> = [];
  for (let start = 0; start < STARTS; start += 1) all.push(await measureOnce());
  const shareIn = (outcome: Outcome): number => ('value' in outcome ? outcome.value : 0);
  const middle = (key: Key): Outcome =>
    all.map((each) => each[key]).toSorted((one, other) => shareIn(one) - shareIn(other))[1] as Outcome;
  return { submit: middle('submit'), hundred: middle('hundred') };
}

const figures = {
  submit: figure('submit, 32 connections', '', { atLeast: 0.9 }),
  hundred: figure('submit, 100 messages in a request', '', { atLeast: 0.9 }),
};

type Key = keyof typeof figures;

export const shares: Part<Key> = {
  title: 'A submit, as a share of the same work by hand',
  about:
    'A plain `node:http` server authenticates, validates, stores and answers the same requests, without worlds, faults and other operations.\n' +
    'The share is that of processor time of the server: 0.5 means that the reference needs twice as much. Each server has one processor\n' +
    'and the load another. Both are started three times, and the middle share counts. A profile of a submit over 32 connections: 41 % is the\n' +
    'kernel writing the answer, which the server by hand pays too; 16 % validation, the stages of a submit and storing; 15 % collecting\n' +
    'garbage; 4 % routing. The code before the reference was rewritten has shares of 0.65 and 0.87 on the same machine.',
  figures,
  measure,
};
