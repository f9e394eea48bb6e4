/** Colours of the theme as the browser resolves them, for charts that cannot read CSS. */
export class Palette {
  readonly probe = Object.assign(document.createElement('span'), { className: 'sv-probe', ariaHidden: 'true' });
  readonly cache = new Map<string, string>();

  /** @param host that the theme applies to */
  constructor(readonly host: Element) {}

  /** @param name of a custom property, without "--sv-" */
  get(name: string) {
    const known = this.cache.get(name);
    if (known !== undefined) return known;
    if (!this.probe.isConnected) this.host.append(this.probe);
    this.probe.style.color = `var(--sv-${name})`;
    const { color } = getComputedStyle(this.probe);
    this.cache.set(name, color);
    return color;
  }

  /** Clears the cached colours; returns whether the theme has changed. */
  refresh() {
    const before = this.cache.get('ink');
    this.cache.clear();
    return this.get('ink') !== before;
  }
}

/** The typeface of text in canvases, charts and saved pictures. */
export const FONT = getComputedStyle(document.documentElement).getPropertyValue('--sv-sans');
