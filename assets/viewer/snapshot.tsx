/**
 * Figures as PNGs, for slides: the browser renders the figure's HTML with our styles inside an SVG.
 * This loads nothing, and sends nothing.
 */

import { useRef } from 'preact/hooks';
import { FONT } from './palette';
import { t } from './words';

const SCALE = 2; // for sharp print
const MARGIN = 16; // px
const CONTROLS = '.sv-snapshot, .sv-button, .sv-toggles, .sv-link, .sv-table, select, input, label, [hidden]';
const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) =>
  Object.assign(document.createElement(tag), properties);

const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The text of our rules in all style sheets. */
function styles() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.map(({ cssText }) => cssText).filter((text) => /sv-|specviz/.test(text)).join('\n');
}

/** Whether the page may read its own style sheets. Browsers refuse this for pages opened from disk. */
function isReadable() {
  try {
    return [...document.styleSheets].every(({ cssRules }) => cssRules);
  } catch {
    return false;
  }
}

/** A copy without controls, with canvases as images. */
function copyOf(node: HTMLElement) {
  const copy = (node.cloneNode(true) as HTMLElement);
  const drawn = node.querySelectorAll('canvas');
  copy.querySelectorAll('canvas').forEach((canvas, i) => {
    const { width, height } = drawn[i].getBoundingClientRect();
    const style = `display: block; width: ${width}px; height: ${height}px`;
    canvas.replaceWith(make('img', { src: drawn[i].toDataURL(), style: style as any }));
  });
  copy.querySelectorAll(CONTROLS).forEach((control) => control.remove());
  return copy;
}

/** A copy of the figure inside a viewer element of the page's width, which its styles depend on; and its size. */
function framed(node: HTMLElement) {
  const viewer = (node.closest('.specviz') as HTMLElement);
  const { width } = node.getBoundingClientRect();
  const box = make('div', { style: `width: ${width + 2 * MARGIN}px; padding: ${MARGIN}px` as any });
  const outer = make('div', { className: viewer.className });
  box.append(copyOf(node));
  outer.append(box);
  const { style } = outer;
  style.cssText = `position: absolute; visibility: hidden; width: ${viewer.clientWidth}px; background: var(--sv-page)`;
  const { colorScheme, fontSize, lineHeight } = getComputedStyle(viewer);
  Object.assign(style, { colorScheme, fontSize, lineHeight, fontFamily: FONT }); // Chromium loses font: … var(…) in cssText
  viewer.append(outer); // to be measured
  const size = box.getBoundingClientRect();
  const page = getComputedStyle(outer).backgroundColor;
  outer.remove();
  Object.assign(style, { position: 'static', visibility: 'visible' });
  return { outer, page, width: Math.ceil(size.width), height: Math.ceil(size.height) };
}

/** A figure as a PNG. */
async function pictured(node: HTMLElement) {
  const { outer, page, width, height } = framed(node);
  const text = (plain: string) => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replace(NOT_XML, '');
  const html = new XMLSerializer().serializeToString(outer).replace(NOT_XML, '');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" lang="${document.documentElement.lang}" width="${width}" height="${height}">`
    + `<style>${text(styles())}</style><foreignObject width="100%" height="100%">${html}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = make('canvas', { width: width * SCALE, height: height * SCALE });
  const pen = (canvas.getContext('2d') as CanvasRenderingContext2D);
  pen.fillStyle = page;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

/**
 * A button that saves a figure; nothing if the page cannot read its styles.
 * @param of selects the figure in the button's parent; by default it is the element before the button
 */
export function Saver({ of, name }: { of?: string, name: string }) {
  const button = useRef<HTMLButtonElement>(null);
  if (!isReadable()) return null;
  const save = async () => {
    const { previousElementSibling: beside, parentElement: around } = button.current!;
    const figure = of ? around!.querySelector(of) : beside!.matches('.sv-drawn') ? beside!.firstElementChild : beside;
    make('a', { href: await pictured(figure as HTMLElement), download: `specviz-${name}.png` }).click();
  };
  return <button type="button" class="sv-link sv-snapshot" ref={button} onClick={save}>{t('snapshot')}</button>;
}
