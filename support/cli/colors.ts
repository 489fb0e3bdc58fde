import pc from 'picocolors';

const { NO_COLOR = '', TERM } = process.env;

/** Colours on a terminal alone, and never where NO_COLOR is set: a log or a pipe gets plain text. */
export const colors = pc.createColors(process.stdout.isTTY === true && NO_COLOR === '' && TERM !== 'dumb');
