export const SHORT_TEXTS = [
  'Your parcel has arrived',
  'Ihr Päckchen ist da – Größe M, 2 Stück',
  'Ваша посылка пришла',
  'Το δέμα σας έφτασε',
  'お荷物が届きました',
  'وصل طردك اليوم',
  'Twoja paczka już jest 📦',
  'a',
  '  two blanks, [brackets] and {braces} ~ €5 ',
] as const;

export const LONG_TEXTS = [
  'Your parcel has arrived at the shop by the station. It is large, so please bring a bag or a friend, and a card with your name on it. The shop is open until nine in the evening, on Sundays until noon.',
  'Ваша посылка пришла в магазин у вокзала. Она большая, возьмите с собой сумку или друга и документ с вашим именем. Магазин открыт до девяти.',
  `${'Zażółć gęślą jaźń. '.repeat(9)}🐢`,
] as const;

export const NAMES = ['Market', 'Grüner Weg', 'Ana María', 'Ольга', '青木', "O'Brien & Søn", 'x'] as const;

/** Noon of a working day, where every date is what it seems. */
export const USUAL_MOMENT = '2024-01-15T12:00:00';

/** Where examples begin: then, and where dates, hours of the day and time zones are easily mistaken. */
export const MOMENTS = [
  USUAL_MOMENT,
  ...['2024-12-30T13:07:42', '2027-01-01T00:20:31', '2024-02-28T22:15:09', '2026-07-31T16:59:58'],
  ...['2024-03-30T23:45:10', '2026-10-25T00:30:30'],
] as const;

/** Milliseconds that an example's first second may have passed by. */
export const OFFSETS = [1, 123, 250, 499, 500, 501, 750, 999] as const;

export const SPELLINGS = ['documented', 'small', 'capitals'] as const;

export const DOCUMENTED_NAMES = [
  ...['Accept', 'Account', 'Authorization', 'Content-MD5', 'Content-Type', 'Date', 'Idempotency-Key'],
] as const;
