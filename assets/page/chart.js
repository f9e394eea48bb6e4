/**
 * A picture that the server made (specviz/views/picture.py): drawn in the theme's colours, described
 * in a sentence, listed in a table, and saved as PNG, SVG or CSV, without the server.
 */
(function (root) {
  'use strict';

  const HEIGHT = 320;
  const NARROW = 480; // px: below this width a legend has one entry per line
  const LINE = 19; // px of such a line
  const MARGIN = '200px'; // around the window: pictures this near are drawn in advance

  /** The layout at a width: narrow pictures may have another one. @param {Picture['figure']} figure @param {number} width */
  function layoutAt({ layout }, width) {
    const { below, height, xaxis } = layout.meta?.narrow ?? {};
    return width < below ? { ...layout, height, xaxis: { ...layout.xaxis, ...xaxis } } : layout;
  }

  /** The height at a width: a legend of several lines must not take its space from the picture. @param {Picture['figure']} figure @param {number} width */
  function heightAt(figure, width) {
    const { data } = figure;
    const layout = layoutAt(figure, width);
    const named = layout.showlegend ? data.filter(({ name, showlegend }) => name && showlegend !== false).length : 0;
    return (layout.height || HEIGHT) + (width < NARROW ? LINE * Math.max(0, named - 1) : 0);
  }

  /** The layout with what only the browser knows: the size and the theme's colours. @param {Picture['figure']} figure @param {number} width @param {Colours} palette */
  function dressed(figure, width, palette) {
    const layout = layoutAt(figure, width);
    const [ink, quiet, line] = ['ink', 'quiet', 'line'].map((name) => palette.get(name));
    const axis = (/** @type {Record<string, any>} */ own) => ({
      gridcolor: line, zerolinecolor: line, automargin: true, fixedrange: true, ...own,
      tickfont: { size: 11, color: quiet, ...own.tickfont },
      title: { ...own.title, font: { size: 12, color: quiet } },
    });
    const named = Object.keys(layout).filter((name) => /^[xy]axis\d*$/.test(name));
    const axes = new Set(['xaxis', 'yaxis', ...named]);
    return {
      margin: { l: 48, r: 16, t: 32, b: 48, pad: 4 }, ...layout, width, height: heightAt(figure, width),
      legend: { orientation: 'h', x: 0, y: 1, yanchor: 'bottom', ...layout.legend },
      ...Object.fromEntries([...axes].map((name) => [name, axis(layout[name] || {})])),
      font: { family: root.SpecViz.FONT, size: 12, color: ink },
      paper_bgcolor: 'rgba(0,0,0,0)', plot_bgcolor: 'rgba(0,0,0,0)',
      hoverlabel: { bgcolor: palette.get('raised'), bordercolor: line, font: { color: ink } },
    };
  }

  const RISKY = /^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/; // as in specviz/views/csv.py

  /** Text that no spreadsheet reads as a formula. */
  const defused = (/** @type {string} */ text) => (RISKY.test(text) ? `'${text}` : text);

  /** A field of a CSV file (RFC 4180). Turns what a spreadsheet would compute into text; numbers stay. @param {string} text */
  function field(text) {
    const safe = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? text : defused(text);
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  }

  /** @type {Promise<typeof root.Plotly> | null} */
  let library = null;

  /** Fetches Plotly once a picture is near: it is the page's heaviest script. */
  function plotly() {
    const asked = library ?? new Promise((done, failed) => {
      const script = document.createElement('script');
      Object.assign(script, { src: 'plotly/plotly.min.js', onload: () => done(root.Plotly), onerror: failed });
      document.head.append(script);
    });
    library = asked;
    asked.catch(() => { library = null; }); // the next picture tries again
    return asked;
  }

  /**
   * @param {HTMLElement} element emptied and filled
   * @param {Record<string, string>} words {table, png, svg, csv, pick, comma}
   * @param {(data: any) => void} select called with the customdata of a clicked point, or with the
   *   pick of a table row whose button is pressed
   * @returns {{show: (json: string) => void}}
   */
  function make(element, words, select) {
    const { el, setText, Palette } = root.SpecViz.dom; // not loaded yet when this script ran
    /** @type {Picture | null} */
    let picture = null;
    let shown = ''; // the picture as the server wrote it
    /** @type {number | null} */
    let drawn = null; // the width that it is drawn at; null: not drawn yet
    let sighted = false;
    const drawing = /** @type {HTMLDivElement & {on: Function, removeAllListeners: Function}} */ ( // Plotly adds them
      el('div', { class: 'sv-drawing', role: 'img' }));
    const sentence = el('p', { class: 'sv-note' });
    const table = el('table', {});
    const scroll = el('div', { class: 'sv-table-scroll', tabindex: 0, role: 'region' }, table);
    const details = el('details', { class: 'sv-table', on: { toggle: () => fill() } },
      el('summary', {}, words.table), scroll);
    const link = (/** @type {string} */ label, /** @type {() => void} */ action) => el('button', { class: 'sv-link', type: 'button', on: { click: action } }, label);
    const home = el('p', { class: 'sv-note sv-chart-files' },
      link(words.png, () => picked('png')),
      link(words.svg, () => picked('svg')),
      link(words.csv, () => save()));
    const node = el('div', { class: 'specviz sv-chart', hidden: true }, drawing, sentence, details, home);
    element.replaceChildren(node);
    const palette = new Palette(node);

    /** Draws the picture at its present width once it is near: Plotly's work is the page's heaviest. */
    function draw() {
      const width = node.clientWidth;
      if (!picture || !sighted || !width || width === drawn) return;
      if (!root.Plotly) {
        plotly().then(draw, () => {}); // without it, the sentence and the table remain
        return;
      }
      drawn = width;
      const { figure } = picture;
      root.Plotly.react(drawing, figure.data, dressed(figure, width, palette), { displayModeBar: false });
      drawing.removeAllListeners('plotly_click');
      drawing.on('plotly_click', (/** @type {{points: {customdata?: unknown}[]}} */ { points: [point] }) => point.customdata != null && select(point.customdata));
    }

    function fill() {
      if (!details.open || !picture) return;
      const { columns, rows, picks } = picture;
      const row = (/** @type {'th' | 'td'} */ tag, /** @type {(string | Node)[]} */ cells) => el('tr', {}, ...cells.map((text) => el(tag, tag === 'th' ? { scope: 'col' } : {}, text)));
      const button = (/** @type {string[]} */ cells, /** @type {unknown} */ at) => el('button',
        { class: 'sv-link', type: 'button', 'aria-label': `${words.pick}: ${cells.join(words.comma)}`, on: { click: () => select(at) } },
        words.pick);
      table.replaceChildren(
        el('thead', {}, row('th', picks.length ? [...columns, words.pick] : columns)),
        el('tbody', {}, ...rows.map((cells, n) => row('td', n in picks ? [...cells, button(cells.slice(0, 2), picks[n])] : cells))));
    }

    /** Saves the chart on the page's own background, so that it is legible on any slide. @param {string} format */
    async function picked(format) {
      const drawer = await plotly().catch(() => null);
      if (!picture || !drawer) return;
      const { figure } = picture;
      const layout = { ...dressed(figure, node.clientWidth, palette), paper_bgcolor: palette.get('page') };
      const { width, height } = layout;
      drawer.downloadImage({ data: figure.data, layout }, { format, width, height, scale: format === 'png' ? 2 : 1, filename: picture.name });
    }

    function save() {
      if (!picture) return;
      const lines = [picture.columns, ...picture.rows].map((cells) => cells.map(field).join(','));
      const blob = new Blob([lines.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' });
      root.SpecVizHand(blob, `${picture.name}.csv`);
    }

    function redraw() {
      drawn = null;
      draw();
    }

    /** @param {boolean} inSight */
    function see(inSight) {
      sighted = inSight;
      draw();
    }

    new ResizeObserver(() => requestAnimationFrame(draw)).observe(node);
    new IntersectionObserver((entries) => see(entries[entries.length - 1].isIntersecting), { rootMargin: MARGIN }).observe(node);
    new MutationObserver(() => palette.refresh() && redraw())
      .observe(document.body, { attributes: true, attributeFilter: ['class'] });
    root.addEventListener('beforeprint', () => see(true));

    return {
      show(json) {
        if (json === shown) return;
        shown = json;
        const next = /** @type {Picture | null} */ (JSON.parse(json || 'null'));
        picture = next;
        node.hidden = !next;
        if (!next) return;
        drawing.style.minHeight = `${heightAt(next.figure, node.clientWidth || NARROW)}px`; // reserves the space before it is drawn
        setText(sentence, next.says);
        drawing.setAttribute('aria-label', next.says);
        scroll.setAttribute('aria-label', `${words.table}: ${next.columns.join(words.comma)}`);
        fill();
        redraw();
      },
    };
  }
  root.SpecVizChart = Object.assign(make, { field });

  root.SpecVizPage.component('chart', async ({ node, words, props, send, watch }) => {
    await root.SpecVizPage.scripts();
    const chart = root.SpecVizChart(node, words, (at) => send.pick({ at }));
    const take = () => chart.show(props.value);
    take();
    watch('value', take);
  });
})(window);
