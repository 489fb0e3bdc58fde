import { openJournal, startPlatform } from './built.ts';
import { answerQuestions } from './questions.ts';

/** The reference implementation in a process of its own; its worlds are kept in a data file if one is named. */
const [, , data] = process.argv;
const journal = data === undefined ? undefined : await openJournal(data, {}, console.error);
const platform = await startPlatform({ defaultWorld: 'repeatable', journal });

answerQuestions();
process.send?.({ ...platform.addresses, credentials: platform.credentials });
