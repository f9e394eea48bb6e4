/**
 * A picture that the server made (specviz/views/picture.py): drawn in the theme's colours, described
 * in a sentence, listed in a table, and saved as PNG, SVG or CSV, without the server.
 */

import { render } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { FONT, Palette } from '../viewer/palette';
import { component } from './component';
import { field } from './csv';
import { hand } from './files';

/** A picture as specviz/views/picture.py writes it. */
interface Picture {
  name: string;
  says: string;
  figure: { data: Record<string, any>[], layout: Record<string, any> };
  columns: string[];
  rows: string[][];
  picks: unknown[];
}
type Words = Record<'table' | 'png' | 'svg' | 'csv' | 'pick' | 'comma', string>;
/** An element that Plotly draws in. */
type Drawing = HTMLDivElement & { on: Function, removeAllListeners: Function };

declare global {
  interface Window {
    Plotly?: {
      react(node: Element, data: unknown, layout: unknown, config: unknown): void,
      downloadImage(figure: object, options: unknown): void,
    };
  }
}

const HEIGHT = 320;
const NARROW = 480; // px: below this width a legend has one entry per line
const LINE = 19; // px of such a line
const MARGIN = '200px'; // around the window: pictures this near are drawn in advance

/** The layout at a width: narrow pictures may have another one. */
function layoutAt({ layout }: Picture['figure'], width: number) {
  const { below, height, xaxis } = layout.meta?.narrow ?? {};
  return width < below ? { ...layout, height, xaxis: { ...layout.xaxis, ...xaxis } } : layout;
}

/** The height at a width: a legend of several lines must not take its space from the picture. */
function heightAt(figure: Picture['figure'], width: number) {
  const layout = layoutAt(figure, width);
  const named = layout.showlegend ? figure.data.filter(({ name, showlegend }) => name && showlegend !== false).length : 0;
  return (layout.height || HEIGHT) + (width < NARROW ? LINE * Math.max(0, named - 1) : 0);
}

/** The layout with what only the browser knows: the size and the theme's colours. */
function dressed(figure: Picture['figure'], width: number, palette: Palette) {
  const layout = layoutAt(figure, width);
  const [ink, quiet, line] = ['ink', 'quiet', 'line'].map((name) => palette.get(name));
  const axis = (own: Record<string, any>) => ({
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
    font: { family: FONT, size: 12, color: ink },
    paper_bgcolor: 'rgba(0,0,0,0)', plot_bgcolor: 'rgba(0,0,0,0)',
    hoverlabel: { bgcolor: palette.get('raised'), bordercolor: line, font: { color: ink } },
  };
}

let library: Promise<Window['Plotly']> | null = null;

/** Fetches Plotly once a picture is near: it is the page's heaviest script. */
function plotly() {
  const asked = library ?? new Promise((done, failed) => {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { src: 'plotly/plotly.min.js', onload: () => done(window.Plotly), onerror: failed }));
  });
  library = asked;
  asked.catch(() => { library = null; }); // the next picture tries again
  return asked;
}

/** Draws pictures at the width of their frame, once they are near: Plotly's work is the page's heaviest. */
class Plot {
  private picture: Picture | null = null;
  private isNear = false;
  private width = 0; // that it is drawn at; 0: not drawn yet
  private palette: Palette;

  constructor(private frame: HTMLElement, private drawing: Drawing, private select: (at: unknown) => void) {
    this.palette = new Palette(frame);
    new ResizeObserver(() => requestAnimationFrame(() => this.draw())).observe(frame);
    new IntersectionObserver((entries) => this.near(entries[entries.length - 1].isIntersecting), { rootMargin: MARGIN }).observe(frame);
    new MutationObserver(() => this.palette.refresh() && this.show(this.picture)).observe(document.body, { attributes: true, attributeFilter: ['class'] });
    window.addEventListener('beforeprint', () => this.near(true));
  }

  show(picture: Picture | null) {
    this.picture = picture;
    this.width = 0;
    this.draw();
  }

  private near(isNear: boolean) {
    this.isNear = isNear;
    this.draw();
  }

  private draw() {
    const { clientWidth: width } = this.frame;
    if (!this.picture || !this.isNear || !width || width === this.width) return;
    if (!window.Plotly) {
      plotly().then(() => this.draw(), () => {}); // without it, the sentence and the table remain
      return;
    }
    this.width = width;
    const { figure } = this.picture;
    window.Plotly.react(this.drawing, figure.data, dressed(figure, width, this.palette), { displayModeBar: false });
    this.drawing.removeAllListeners('plotly_click');
    this.drawing.on('plotly_click', ({ points: [point] }: { points: { customdata?: unknown }[] }) => point.customdata != null && this.select(point.customdata));
  }

  /** Saves the picture on the page's own background, so that it is legible on any slide. */
  async save(format: string) {
    const drawer = await plotly().catch(() => null);
    if (!this.picture || !drawer) return;
    const { figure, name } = this.picture;
    const layout = { ...dressed(figure, this.frame.clientWidth, this.palette), paper_bgcolor: this.palette.get('page') };
    const { width, height } = layout;
    drawer.downloadImage({ data: figure.data, layout }, { format, width, height, scale: format === 'png' ? 2 : 1, filename: name });
  }
}

/**
 * A chart. A part of it that is selected is passed on: the customdata of a clicked point, or the pick
 * of a table row whose button is pressed.
 */
export function Chart({ json, words, select }: { json: string, words: Words, select: (at: unknown) => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(null);
  const plot = useRef<Plot>(null);
  const [open, setOpen] = useState(false);
  const made = useMemo((): Picture | null => JSON.parse(json || 'null'), [json]);
  useLayoutEffect(() => {
    plot.current = new Plot(frame.current as HTMLElement, drawing.current as Drawing, select);
  }, []);
  useLayoutEffect(() => plot.current?.show(made), [made]);

  function saveTable() {
    if (!made) return;
    const lines = [made.columns, ...made.rows].map((cells) => cells.map(field).join(','));
    hand(new Blob([lines.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' }), `${made.name}.csv`);
  }

  const columns = made ? [...made.columns, ...(made.picks.length ? [words.pick] : [])] : [];
  const reserved = made ? `${heightAt(made.figure, frame.current?.clientWidth || NARROW)}px` : undefined; // the space before it is drawn
  return <div class="specviz sv-chart" hidden={!made} ref={frame}>
    <div class="sv-drawing" role="img" aria-label={made?.says} style={{ minHeight: reserved }} ref={drawing} />
    <p class="sv-note">{made?.says}</p>
    <details class="sv-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.table}</summary>
      <div class="sv-table-scroll" tabIndex={0} role="region" aria-label={`${words.table}: ${made?.columns.join(words.comma)}`}>
        <table>{open && made && <>
          <thead><tr>{columns.map((column) => <th scope="col">{column}</th>)}</tr></thead>
          <tbody>{made.rows.map((cells, n) => <tr>
            {cells.map((cell) => <td>{cell}</td>)}
            {n in made.picks && <td><button class="sv-link" type="button" aria-label={`${words.pick}: ${cells.slice(0, 2).join(words.comma)}`}
              onClick={() => select(made.picks[n])}>{words.pick}</button></td>}
          </tr>)}</tbody>
        </>}</table>
      </div>
    </details>
    <p class="sv-note sv-chart-files">
      <button class="sv-link" type="button" onClick={() => plot.current?.save('png')}>{words.png}</button>
      <button class="sv-link" type="button" onClick={() => plot.current?.save('svg')}>{words.svg}</button>
      <button class="sv-link" type="button" onClick={saveTable}>{words.csv}</button>
    </p>
  </div>;
}

component('chart', ({ node, words, props, send, watch }) => {
  const draw = () => render(<Chart json={props.value} words={words} select={(at) => send.pick({ at })} />, node);
  draw();
  watch('value', draw);
});
