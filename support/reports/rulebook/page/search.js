/** Asks the index as support/ground/rules/rule-search.ts does: rules with every telling word first, then with some. */
globalThis.askWith = ({ words, spelling }) => {
  const stemOf = (word) => word.toLowerCase().replace(/(?<=\p{L}{4})(?:ing|ed|es|e|s)$/u, '');
  const index = MiniSearch.loadJS(words, {
    ...SEARCH,
    processTerm: stemOf,
    searchOptions: { ...SEARCH.searchOptions, boostDocument: (_, __, stored) => Number(stored.weight) },
  });
  const few = 5;
  const wordsIn = (question) => question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

  /** The question in known words, where it has one that is known only in another spelling. */
  const meantBy = (question) => {
    let isOther = false;
    const meant = wordsIn(question).map((word) => {
      if (SEARCH.idle.includes(word) || index.search(word).length > 0) return word;
      const stem = index.autoSuggest(word, { fuzzy: 0.35 })[0]?.terms[0];
      if (stem !== undefined) isOther = true;
      return stem === undefined ? word : (spelling[stem] ?? stem);
    });
    return isOther ? meant.join(' ') : undefined;
  };

  return (question) => {
    const all = wordsIn(question);
    const telling = all.filter((word) => !SEARCH.idle.includes(word));
    const asked = (telling.length > 0 ? telling : all).join(' ');
    const every = index.search(asked, { combineWith: 'AND' }).map(({ id }) => id);
    const some = every.length < few ? index.search(asked).slice(0, few) : [];
    return { every, best: [...new Set([...every, ...some.map(({ id }) => id)])], meant: meantBy(question) };
  };
};
