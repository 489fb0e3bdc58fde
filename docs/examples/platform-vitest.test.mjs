// Tests of an integration with vitest: npx vitest run platform-vitest.test.mjs. See docs/library.md.
import { startPlatform } from 'plumbline-conformance/platform';
import { expect, test } from 'vitest';

/** A token service client, the code under test: asks again when the service is busy. */
async function fetchToken({ token, credentials: { project } }, attempts = 3) {
  const answer = await fetch(`${token.url}/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${project.keyId}:${project.keySecret}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  if (answer.status >= 500 && attempts > 1) return fetchToken({ token, credentials: { project } }, attempts - 1);
  return { status: answer.status, ...(await answer.json()) };
}

// The first start loads the platform, which takes seconds on a busy machine.
const timeout = 30_000;

// Each test has a platform of its own, so they can run at the same time.
test.concurrent('asks again when the service is busy', { timeout }, async () => {
  const platform = await startPlatform();
  platform.refuse({ operation: 'token.issue', status: 503, times: 2 });
  expect(await fetchToken(platform)).toMatchObject({ status: 200, token_type: 'Bearer' });
  await platform.close();
});

test.concurrent('gives up after three attempts', { timeout }, async () => {
  const platform = await startPlatform();
  platform.refuse({ operation: 'token.issue', status: 503, times: 3 });
  expect(await fetchToken(platform)).toMatchObject({ status: 503 });
  await platform.close();
});
