// Classic scripts only: a page that was opened from disk can load no module and no data.
const { top: siteTop } = document.currentScript.dataset;
const MOST = 12;
const area = document.querySelector('search');
const words = document.querySelector('#words');
const found = document.querySelector('#found');
const hits = document.querySelector('#hits');
let loading;
let index;

const load = (name) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${siteTop}/${name}`;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });

async function loadIndex() {
  await Promise.all([load('minisearch.js'), load('search-index.js')]);
  const options = { fields: ['heading', 'page', 'text'], storeFields: ['page', 'heading'] };
  index = globalThis.MiniSearch.loadJS(globalThis.PLUMBLINE_SECTIONS, options);
}

function rowOf({ id, heading, page }) {
  const link = document.createElement('a');
  link.href = `${siteTop}/${id}`;
  link.textContent = heading;
  const row = document.createElement('li');
  row.append(link);
  if (page !== heading) row.append(` ${page}`);
  return row;
}

async function search() {
  loading ??= loadIndex();
  await loading;
  const text = words.value.trim();
  const all = index.search(text, { prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { heading: 4, page: 2 } });
  hits.replaceChildren(...all.slice(0, MOST).map(rowOf));
  if (text === '') found.textContent = '';
  else if (all.length > MOST) found.textContent = `${all.length} places, the best ${MOST}:`;
  else found.textContent = `${all.length} ${all.length === 1 ? 'place' : 'places'}`;
}

area.hidden = false;
words.addEventListener('input', search);
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== words) {
    event.preventDefault();
    words.focus();
  }
  if (event.key === 'Escape') {
    words.value = '';
    search();
  }
});
// On a narrow screen the list of pages begins closed.
if (matchMedia('(max-width: 60rem)').matches) document.querySelector('nav details').open = false;
