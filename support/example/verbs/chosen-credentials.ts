import type { Credential } from '../session/credential.ts';
import type { Request, Session } from '../session/session.ts';
import { basicFrom, headerFrom } from './credential-templates.ts';
import { signedWith } from './signing.ts';

/** The credentials that a step names: none, a good signature, or a template of Basic credentials or of a header. */
export type CredentialChoice = 'none' | 'signed' | { readonly basic: string } | { readonly header: string };

/** Makes the credentials that a step names out of the finished request. */
export function chosenCredentials(
  session: Session,
  role: string,
  choice: CredentialChoice,
): (request: Request) => Credential | Promise<Credential> {
  if (choice === 'none') return () => ({ scheme: 'none' });
  if (choice === 'signed') return signedWith(session, role, {});
  return 'basic' in choice ? basicFrom(session, role, choice.basic) : headerFrom(session, role, choice.header);
}
