import { HarnessError } from '../problems/harness-error.ts';
import { type Change, changesIn } from './change.ts';
import { type Creation, creationsOf } from './creation.ts';
import { type OperationDocument, readDocuments } from './document.ts';
import { type FormRow, formRowsIn, mergedFormRows } from './form-rows.ts';
import { notificationsIn } from './forms.ts';
import { once } from './once.ts';
import type { PushedNotification, WireOperation } from './operation.ts';
import { operationsById, requestsIn } from './requests.ts';

export interface KnownOperations {
  readonly operations: Readonly<Record<string, WireOperation>>;
  readonly notifications: () => Readonly<Record<string, PushedNotification>>;
  readonly creations: readonly Creation[];
  readonly changes: readonly Change[];
  readonly formRows: readonly FormRow[];
}

/** A notification may be documented in one place and published in another. */
function mergedByPhrase(documents: readonly OperationDocument[]): Record<string, PushedNotification> {
  const merged: Record<string, PushedNotification> = {};
  for (const [phrase, { form, headers, shown }] of documents.flatMap(notificationsIn)) {
    const known = merged[phrase];
    merged[phrase] = {
      form: { ...known?.form, ...form },
      headers: headers ?? known?.headers,
      shown: shown ?? known?.shown,
    };
  }
  return merged;
}

/** Reads what documents say. Throws HarnessError with file and place where one says something that cannot be. */
export function knownOperations(documents: readonly OperationDocument[]): KnownOperations {
  const requests = documents.flatMap(requestsIn);
  const byId = operationsById(requests);
  const known: Record<string, WireOperation> = {};
  for (const { phrase, operation, document, place } of requests) {
    if (phrase in known) document.fail(place, `"${phrase}" is the phrase of another request`);
    known[phrase] = operation;
  }
  return {
    operations: known,
    notifications: once(() => mergedByPhrase(documents)),
    creations: creationsOf(requests, byId),
    changes: documents.flatMap((document) => changesIn(document, byId)),
    formRows: mergedFormRows(documents.flatMap(formRowsIn)),
  };
}

/**
 * Every operation of the platform, by the words a feature uses for it; what it pushes; what requests make on an account,
 * and what they change there; the forms of answers and notifications.
 */
export const { operations, notifications, creations, changes, formRows } = knownOperations(readDocuments());

export function pushed(phrase: string): PushedNotification {
  const notification = notifications()[phrase];
  if (!notification) throw new HarnessError(`nothing is known of a notification called "${phrase}"`);
  return notification;
}

export function operationNamed(phrase: string): WireOperation {
  const operation = operations[phrase];
  if (!operation) throw new HarnessError(`there is no operation called "${phrase}"`);
  return operation;
}
