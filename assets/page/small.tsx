/** The components that only show what the server says. */

import { component, host, linked, view } from './component';

/** The status of the chosen models: a line of text, and a bar while they are downloaded. */
view('status', ({ value: { text = '', share = null } }) => <>
  <p role="status">{text}</p>
  <progress hidden={share === null} value={share ?? 0} aria-label={text} />
</>);

view('paragraphs', ({ value }) => value.map((text: string) => <p>{text}</p>));

const follow = linked('pay');

/** “Will it pay?” keeps its controls in the page's link, and shows why a link cannot be followed. */
component('pay', ({ node, send, value }) => {
  value(({ text, link }) => {
    if (text !== undefined) node.textContent = text;
    if (link !== undefined) host.keep({ pay: link });
  }, false);
  follow((text) => send.link({ text }));
});
