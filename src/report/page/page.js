// The script of the report: the list of scenarios, its filters, keyboard shortcuts, and the view of one scenario.
(() => {
  const $ = (id) => document.getElementById(id);
  const data = JSON.parse($('index').textContent);
  const rows = data.rows.map(([slug, id, title, state, flaky, group, tags, criteria], index) => {
    const text = [id, title, ...tags].join('\n').toLowerCase();
    return { slug: slug || id, id, title, state, flaky, group, tags, criteria, index, text };
  });
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const SIGNS = ['✗', '✓', '–', '✗', '✓'];
  const FILTERS = [
    ['Broke', (row) => row.state === 0],
    ['Fixed', (row) => row.state === 1],
    ['Flaky', (row) => row.flaky === 1],
    ['No verdict', (row) => row.state === 2],
    ['All', () => true],
  ];
  const STEP = 200;
  const found = FILTERS.map(([, keeps]) => rows.filter(keeps).length);
  const picked = { filter: found[0] > 0 ? 0 : 4, group: '', tag: '', criterion: '', text: '' };
  let shown = [];
  let drawn = 0;
  let current = null;

  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const link = (row) => {
    const sign = make('span', { className: `st ${data.states[row.state]}` }, SIGNS[row.state]);
    const own = make(
      'a',
      { href: `#s-${row.slug}`, title: row.title },
      sign,
      ' ',
      make('b', {}, row.id),
      ` ${row.title}`,
    );
    if (row === current) own.setAttribute('aria-current', 'true');
    return make('li', {}, own);
  };

  // Draws the next part of the list: twenty thousand rows at once would block the page.
  const draw = () => {
    const list = $('list');
    list.querySelector('.more-rows')?.remove();
    let group = shown[drawn - 1]?.group;
    for (const row of shown.slice(drawn, drawn + STEP)) {
      if (row.group !== group) {
        group = row.group;
        const count = shown.filter((other) => other.group === group).length;
        list.append(make('li', { className: 'g' }, `${data.groups[group]} (${count})`));
      }
      list.append(link(row));
    }
    drawn = Math.min(shown.length, drawn + STEP);
    if (drawn >= shown.length) return;
    const button = make('button', { type: 'button', onclick: draw }, `${shown.length - drawn} more`);
    list.append(make('li', { className: 'more-rows' }, button));
    watch.observe(button);
  };
  const watch = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting && entry.target.isConnected)) draw();
  });

  const filter = () => {
    const { text, group, tag, criterion } = picked;
    const keeps = FILTERS[picked.filter][1];
    shown = rows.filter(
      (row) =>
        keeps(row) &&
        (group === '' || row.group === Number(group)) &&
        (tag === '' || row.tags.includes(tag)) &&
        (criterion === '' || row.criteria.includes(criterion)) &&
        row.text.includes(text),
    );
    drawn = 0;
    watch.disconnect();
    $('list').replaceChildren();
    draw();
    $('count').textContent = `${shown.length} of ${rows.length} scenarios`;
    for (const [index, button] of [...$('states').children].entries())
      button.setAttribute('aria-pressed', String(index === picked.filter));
  };

  const select = (label, names, key) => {
    if (names.length < 2) return;
    const options = [['', label], ...names].map(([value, name]) => make('option', { value }, name));
    const own = make('select', {}, ...options);
    own.setAttribute('aria-label', label);
    own.onchange = () => {
      picked[key] = own.value;
      if (own.value !== '') picked.filter = 4;
      filter();
    };
    $('picks').append(own);
  };

  // The fold of a scenario: in the page, or made from its data on first use.
  const foldOf = (row) => {
    const there = $(`s-${row.slug}`);
    if (there) return there;
    const block = $(`b-${row.index}`);
    if (block) $('scenarios').insertAdjacentHTML('beforeend', block.textContent);
    else {
      const note = make('p', { className: 'mu' }, 'There was no room for its steps in this report.');
      const own = make(
        'details',
        { className: 's', id: `s-${row.slug}` },
        make('summary', {}, make('b', {}, row.id), ` ${row.title}`),
        note,
      );
      $('scenarios').append(own);
    }
    return $(`s-${row.slug}`);
  };

  const show = (row) => {
    for (const other of document.querySelectorAll('.s.on')) other.classList.remove('on');
    document.querySelector('#list [aria-current]')?.removeAttribute('aria-current');
    document.documentElement.classList.toggle('one', row !== null);
    current = row;
    if (row === null) return;
    const fold = foldOf(row);
    fold.classList.add('on');
    fold.open = true;
    const own = [...document.querySelectorAll('#list a')].find((one) => one.hash === hashOf(row));
    own?.setAttribute('aria-current', 'true');
    own?.scrollIntoView({ block: 'nearest' });
    document.querySelector('main').scrollTop = 0;
    scrollTo(0, 0);
    fold.querySelector('summary').focus({ preventScroll: true });
  };

  const hashOf = (row) => new URL(`#s-${row.slug}`, location.href).hash;

  const route = () => {
    const name = decodeURIComponent(location.hash.slice(1));
    const row = name.startsWith('s-') ? bySlug.get(name.slice(2)) : undefined;
    if (row) show(row);
    else visit((name && $(name)) || $('head'));
  };

  // Shows an element of the page, which is in the fold of a scenario or in the overview.
  const visit = (place) => {
    const fold = place.closest('.s');
    if (!fold) show(null);
    else if (fold !== $(`s-${current?.slug}`)) show(bySlug.get(fold.id.slice(2)));
    for (let above = place.parentElement; above; above = above.parentElement)
      if (above.tagName === 'DETAILS') above.open = true;
    place.scrollIntoView({ block: fold ? 'center' : 'start' });
    (place.querySelector('h1, h2') ?? place).focus({ preventScroll: true });
  };

  const go = (step) => {
    const next = current && shown.includes(current) ? shown[shown.indexOf(current) + step] : shown[0];
    if (!next) return;
    while (drawn <= shown.indexOf(next)) draw();
    // Steps add no history entries: Back returns to where stepping began.
    if (current) location.replace(hashOf(next));
    else location.hash = hashOf(next);
  };

  const KEYS = {
    j: () => go(1),
    k: () => go(-1),
    '/': () => $('q').focus(),
    Escape: () => {
      location.hash = '#overview';
    },
  };
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(KEYS, event.key)) return;
    const field = document.activeElement?.closest('input, select');
    if (field && event.key === 'Escape') field.blur();
    if (field) return;
    event.preventDefault();
    KEYS[event.key]();
  });

  for (const [index, [name]] of FILTERS.entries()) {
    const press = () => {
      picked.filter = index;
      filter();
    };
    $('states').append(
      make(
        'button',
        { type: 'button', onclick: press, disabled: found[index] === 0 && index < 4 },
        `${name} ${found[index]}`,
      ),
    );
  }
  const distinct = (key) => [...new Set(rows.flatMap((row) => row[key]))].map((name) => [name, name]);
  select('Any cause', [...data.groups.entries()], 'group');
  select('Any tag', distinct('tags'), 'tag');
  select('Any criterion that fails', distinct('criteria'), 'criterion');
  $('q').oninput = () => {
    picked.text = $('q').value.trim().toLowerCase();
    filter();
  };
  $('nav').hidden = false;
  document.documentElement.classList.add('js');
  filter();
  addEventListener('hashchange', route);
  if (location.hash) route();
})();
