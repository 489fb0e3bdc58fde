/** Words that people use for one thing: who types one of them also finds the rules that use another. */
export const SAME_MEANING: ReadonlyArray<readonly string[]> = [
  ['window', 'period'],
  ['pagination', 'paging', 'page', 'pages', 'page_size', 'offset', 'cursor', 'page_token'],
  ['deduplication', 'duplicate', 'duplicates', 'repeat', 'repeats'],
  ['dlr', 'receipt', 'delivery_report'],
  ['inbound', 'mo', 'reply', 'replies'],
  ['login', 'auth', 'authentication', 'credentials'],
  ['signature', 'signing', 'hmac', 'signed'],
  ['throttling', 'quota', 'limit', 'limits', '429'],
  ['timezone', 'zone'],
  ['quiet', 'night'],
  ['optout', 'stop', 'unsubscribe', 'blacklist', 'blacklisted'],
  ['msisdn', 'number', 'phone'],
  ['hlr', 'lookup'],
  ['retry', 'retries', 'attempt', 'attempts'],
  ['expiry', 'expires', 'expired', 'validity'],
];
