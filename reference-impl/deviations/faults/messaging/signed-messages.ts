import { fault, faultsOf } from '../../fault.ts';
import { auth } from '../../operators/decisions.ts';
import { forParents, forSigned, instead, judging, reporting, result } from '../../operators/messaging.ts';

const ignoring = (rule: string) =>
  forSigned((isSigned) =>
    judging(rule, (judge, message, context) => (isSigned(message) ? undefined : judge(message, context))),
  );

/** Deviations that concern signed requests or parents alone: what a platform may do behind one of its doors only. */
export const faults = faultsOf({
  'MSG-DEDUP-01 dedup.parents-apart': fault(
    'What a parent sends for its sub-account is no duplicate of what that sent itself.',
    forParents((isOne) => result('duplicateKey', (key, message) => (isOne(message) ? `parent ${key}` : key))),
  ),
  'MSG-FAM-01 familiar-sender.parents-apart': fault(
    'What a parent sends for its sub-account has a familiar sender of its own.',
    forParents((isOne) => result('pairingKey', (key, message) => (isOne(message) ? `parent ${key}` : key))),
  ),
  'AUTH-EITHER-01 signed.not-de-duplicated': fault(
    'A repeat in a signed request is delivered.',
    ignoring('duplicateContent'),
  ),
  'AUTH-EITHER-01 signed.not-remembered': fault(
    'What a signed request sent is no duplicate of what follows.',
    forSigned((isSigned) => result('duplicateKey', (key, message) => (isSigned(message) ? `signed ${key}` : key))),
  ),
  'AUTH-EITHER-01 signed.not-held': fault('A signed request is sent at night.', ignoring('socialHours')),
  'AUTH-EITHER-01 signed.sent-in-spite-of-an-opt-out': fault(
    'A signed request reaches a recipient who opted out.',
    ignoring('destinationBlocked'),
  ),
  'AUTH-EITHER-01 signed.not-converted': fault(
    'Texts of signed requests keep their characters and links.',
    forSigned((isSigned) =>
      instead('textToSend', (textToSend, message, scope) =>
        isSigned(message) ? message.content : textToSend(message, scope),
      ),
    ),
  ),
  'AUTH-EITHER-01 signed.from-another-number': fault(
    'Messages of signed requests have a familiar sender of their own.',
    forSigned((isSigned) => result('pairingKey', (key, message) => (isSigned(message) ? `signed ${key}` : key))),
  ),
  'AUTH-EITHER-01 signed.without-metadata': fault(
    'Reports about messages of signed requests have no metadata.',
    forSigned((isSigned) => reporting(({ message }) => (isSigned(message) ? { metadata: {} } : undefined))),
  ),
  'AUTH-EITHER-01 signed.long-bodies-refused': fault('A signed request of more than 64 KiB is refused.', {
    decide: auth.inRule('hmacChecks', 'digestIsOfBody', 'objects', (objects, request) =>
      request.body.length > 65_536 ? 'the body is too long to be signed' : objects(request),
    ),
  }),
});
