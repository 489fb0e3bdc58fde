const TEXT = { type: 'string' };
const HEADERS = {
  type: 'array',
  items: { type: 'object', required: ['name', 'value'], properties: { name: TEXT, value: TEXT } },
};

export const harEntryShape = {
  type: 'object',
  required: ['request', 'response'],
  properties: {
    startedDateTime: TEXT,
    time: { type: 'number' },
    request: {
      type: 'object',
      required: ['method', 'url', 'headers'],
      properties: {
        method: TEXT,
        url: TEXT,
        headers: HEADERS,
        postData: { type: 'object', properties: { text: TEXT, _encoding: TEXT, params: { type: 'array' } } },
      },
    },
    response: {
      type: 'object',
      required: ['status', 'headers'],
      properties: {
        status: { type: 'integer' },
        headers: HEADERS,
        content: { type: 'object', properties: { text: TEXT, encoding: TEXT } },
      },
    },
  },
};
