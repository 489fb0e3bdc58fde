import fc from 'fast-check';

/** A text that stands nowhere else in the document; `Q` keeps it from being part of another. */
const token = fc.uuid().map((id) => `${id}Q`);
const url = token.map((each) => `https://media.example/${each}`);
const odd = fc.oneof(token, fc.record({ deep: token }), fc.array(token, { minLength: 1, maxLength: 2 }));

type Members = Record<string, fc.Arbitrary<unknown>>;

/** An object that has the first members, perhaps the second ones, and perhaps one that nobody knows. */
const object = (always: Members, perhaps: Members = {}): fc.Arbitrary<Record<string, unknown>> =>
  fc.record({ ...always, ...perhaps, odd }, { requiredKeys: Object.keys(always) as never[] });

const is = fc.constant;
const some = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { minLength: 1, maxLength: 3 });
const words = object({ text: token });

const button = object({ reply: object({ title: token }, { id: token }) }, { type: is('reply') });
const pictured = (type: string) => object({ type: is(type), [type]: object({ url }, { link: url, provider: token }) });
const product = object({ product_retailer_id: token });
const row = object({ title: token }, { id: token, description: token });
const around = { header: object({ type: is('text'), text: token }, { image: words }), footer: words };

const asked = (type: string, action: fc.Arbitrary<unknown>, more: Members = around) =>
  object({ type: is(type), body: words, action }, more);
const rows = object({ rows: some(row) }, { title: token });
const products = object({ product_items: some(product) }, { title: token });
const header = fc.oneof(around.header, ...['image', 'video', 'document'].map(pictured));

const interactive = [
  asked('button', object({ buttons: some(button) }), { header, footer: words }),
  asked('list', object({ sections: some(rows) }, { button: token })),
  asked('product', object({ product_retailer_id: token }, { catalog_id: token })),
  asked('product_list', object({ sections: some(products) }, { catalog_id: token })),
];

const medium = (type: string) => object({ type: is(type), url }, { caption: token, provider: token, filename: token });

export const message = fc.oneof(
  object({ type: is('text'), text: token }, { preview_url: fc.boolean() }),
  ...['image', 'video', 'document', 'audio'].map(medium),
  object({ type: is('sticker'), url }, { id: token, provider: token }),
  object(
    {
      type: is('location'),
      lat: fc.integer({ min: -90, max: 90 }),
      lng: fc.integer({ min: -180, max: 180 }),
    },
    { name: token, address: token },
  ),
  object(
    { type: is('template'), template_name: token },
    {
      language: token,
      header_params: some(fc.oneof(token, words)),
      body_params: some(token),
      media: object({ url }),
      buttons: some(words),
      ttl: token,
    },
  ),
  ...interactive.map((each) => object({ type: is('interactive'), interactive: each })),
);

const status = object(
  { message_id: token },
  {
    status: token,
    state: token,
    details: fc.oneof(token, words),
    recipient: token,
    conversation: token,
    timestamp: token,
    errors: fc.oneof(token, some(words)),
  },
);
const people = ['one Q', 'two Q', 'three Q'];
const person = fc.constantFrom(...people);
const notification = object(
  { from: person, type: is('text'), message: words },
  { to: is('the bot'), message_id: token, timestamp: token, replying_to: words },
);

export const standalone = fc.oneof(
  object({ to: fc.oneof(token, some(token)), message }, { callback: url }),
  message,
  object({ numbers: fc.oneof(token, some(token)) }),
  object({ statuses: some(status) }, { type: is('channel') }),
  object({ notifications: some(notification) }, { contacts: some(object({ wa_id: person }, { profile: words })) }),
);
