/** A place where nothing is and nothing can be written. */
const NOWHERE = '/proc/nowhere';

/** A value that is wrong, by what stands for it in the help. A new kind of value needs an entry. */
export const WRONG: Readonly<Record<string, string>> = {
  '<file>': `${NOWHERE}/file`,
  '<dir>': NOWHERE,
  '<key>': `${NOWHERE}/key`,
  '<url>': 'here',
  '<address>': 'not an address',
  '<id>': 'NO-SUCH-01',
  '<name>': 'no such',
  '<kind>': 'no-such',
  '<mode>': 'no-such',
  '<scope>': 'no-such',
  '<where>': 'no-such',
  '<engine>': 'no-such',
  '<fleet>': 'no-such',
  '<command>': 'no-such',
  '<list>': 'no-such',
  '<n>': 'many',
  '<i/n>': '3/2',
  '<duration>': 'soon',
  '<date>': 'tomorrow',
  '<share>': 'much',
  '<yyyy-mm>': 'next',
  '<messages=n>': 'few',
  '<expression>': '@a and (',
  '<number>': '12',
  '<name=features>': '=x',
  '<key=value>': 'no value',
  '<prefix>': 'X partner',
  '<words>': ',',
};

/** A value that is right, by what stands for it in the help or by its option, where not every text is. */
export const RIGHT: Readonly<Record<string, string>> = {
  '<n>': '1',
  '<i/n>': '1/2',
  '<duration>': '1s',
  '<date>': '2027-03-31',
  '<share>': '1%',
  '<messages=n>': 'messages=1',
  '<url>': 'http://127.0.0.1:1',
  '<name>': 'defined',
  'run --reports': 'allure',
  'run --progress': 'plain',
  'plan --for': 'github',
};
