import { startPlatform } from '../../reference-impl/compose.ts';
import { answerQuestions } from './questions.ts';

/** The reference implementation in a process of its own. */
const platform = await startPlatform({ defaultWorld: 'repeatable' });

answerQuestions();
process.send?.({ ...platform.addresses, credentials: platform.credentials });
