const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EEXIST: 'a file is in its place',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  EPERM: 'permission denied',
  EROFS: 'it can only be read there',
};

/** Why the operating system refused something, for people; the sentence of any other error. */
export function systemWords(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return WORDS[code] ?? message.replace(/\.$/, '');
}
