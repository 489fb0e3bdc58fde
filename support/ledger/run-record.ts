import { AttachmentContentEncoding, type Envelope } from '@cucumber/messages';
import type { Circumstances } from '../ground/evidence/circumstances.ts';
import type { RecordedRun } from '../ground/evidence/recorded-run.ts';

export interface SuiteIdentity {
  readonly version: string;
  readonly digest: string;
}

/** What a recorded run holds beside its messages, so that it can be judged again or merged with others. */
export interface RunRecord {
  readonly schema: 1;
  readonly suite: SuiteIdentity;
  readonly kind: string;
  /** The addresses of an external target; a target that is started has others every time. */
  readonly addresses?: unknown;
  readonly faults: readonly string[];
  /** How the examples were chosen that all shards share; absent when nobody chose. */
  readonly chosen?: string | undefined;
  readonly targetFile?: string | undefined;
  /** What a command line needs beside the rule to repeat it. */
  readonly again: string;
  /** Everything the run is judged by; the tags of rules, profiles and editions come with the suite. */
  readonly circumstances: Omit<Circumstances, 'tagsByRule' | 'examplesByRule' | 'suite'>;
  readonly run: Omit<RecordedRun, 'examples'>;
}

export const RECORD_TYPE = 'application/vnd.plumbline.run+json';

export function recordMessage(record: RunRecord): Envelope {
  const contentEncoding = AttachmentContentEncoding.IDENTITY;
  return { attachment: { body: JSON.stringify(record), contentEncoding, mediaType: RECORD_TYPE } };
}

export function recordIn({ attachment }: Envelope): RunRecord | undefined {
  return attachment?.mediaType === RECORD_TYPE ? (JSON.parse(attachment.body) as RunRecord) : undefined;
}

export function outlineOf({ examples: _, ...outline }: RecordedRun): RunRecord['run'] {
  return outline;
}
