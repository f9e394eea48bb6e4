/** What the static site's scripts leave on the window for each other. */

interface Window {
  SpecVizSite: {
    take(name: string, packed: string): void,
    given(): any,
    fail(): void,
  };
}
