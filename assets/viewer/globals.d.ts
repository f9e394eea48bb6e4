/** What the scripts put on the window: for Gradio's events, a replay and tests. */

interface Window {
  SpecViz: object;
}
