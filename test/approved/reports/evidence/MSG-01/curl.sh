#!/bin/sh
# MSG-01: a "quoted" <name>
# Sends the requests of this example again; an address or a secret can be given in its variable.
set -eu
[ -n "${MESSAGING_URL-}" ] || MESSAGING_URL='http://127.0.0.1:4999'
: "${BASIC_CREDENTIALS:?set it to key and secret, joined by a colon, in base64}"

curl -sS -i -g --http1.1 --path-as-is -X 'POST' --url "${MESSAGING_URL}"'/v1/messages?limit=1' \
  -H 'authorization: Basic '"${BASIC_CREDENTIALS}" \
  -H 'content-type: application/json' \
  -H 'x-it: it'\''s' \
  -H 'Accept:' \
  -H 'User-Agent:' \
  -H 'Expect:' \
  --data-raw '{"content":"it'\''s <here>"}'
echo; echo '# was answered with HTTP status 404'

curl -sS -i -g --http1.1 --path-as-is -X 'POST' --url "${MESSAGING_URL}"'/v1/messages?limit=1' \
  -H 'authorization: Basic '"${BASIC_CREDENTIALS}" \
  -H 'content-type: application/json' \
  -H 'x-it: it'\''s' \
  -H 'Accept:' \
  -H 'User-Agent:' \
  -H 'Expect:' \
  --data-binary @"$(dirname "$0")/request-2.body"
echo; echo '# was answered with HTTP status 200'
