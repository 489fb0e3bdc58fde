import { HarnessError } from '../problems/harness-error.ts';
import { type Change, changesIn } from './change.ts';
import { type Creation, creationsOf } from './creation.ts';
import { documentTexts, OperationDocument } from './document.ts';
import { type FormRow, formRowsIn } from './form-rows.ts';
import { notificationsIn } from './forms.ts';
import { once } from './once.ts';
import type { PushedNotification, WireOperation } from './operation.ts';
import { type OperationById, requestsIn, type WrittenRequest } from './requests.ts';

export interface KnownOperations {
  readonly operations: Readonly<Record<string, WireOperation>>;
  readonly notifications: () => Readonly<Record<string, PushedNotification>>;
  readonly creations: readonly Creation[];
  readonly changes: readonly Change[];
  readonly formRows: readonly FormRow[];
}

/** Reads what documents say. Throws HarnessError with file and place where one says something that cannot be. */
export function knownOperations(documents: readonly OperationDocument[]): KnownOperations {
  const requests = documents.flatMap(requestsIn);
  const ids = new Map<string, WrittenRequest>();
  for (const request of requests.toReversed()) ids.set(request.operation.id, request);
  const byId: OperationById = ({ document, place }, id) =>
    ids.get(String(id)) ?? document.fail(place, `there is no operation ${id}`);
  const known: Record<string, WireOperation> = {};
  for (const { phrase, operation, document, place } of requests) {
    if (phrase in known) document.fail(place, `"${phrase}" is the phrase of another request`);
    known[phrase] = operation;
  }
  return {
    operations: known,
    notifications: once(() => notificationsIn(documents)),
    creations: creationsOf(requests, byId),
    changes: changesIn(documents, byId),
    formRows: formRowsIn(documents),
  };
}

/** Every operation by its words, what the platform pushes, what requests make and change, and the documented forms. */
export const { operations, notifications, creations, changes, formRows } = knownOperations(
  documentTexts().map(([file, text]) => new OperationDocument(file, text)),
);

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
