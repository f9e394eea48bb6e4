/**
 * Files that a visitor saves or opens. The server makes and checks them on request; here they are
 * passed to the browser or read from it, and not stored.
 */

import type { Message } from './component';

const SIDE = 16000; // px: browsers draw no larger canvas

/** Downloads a blob as a file. */
export function hand(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

/** Draws an SVG, given as text, as a PNG of up to twice its size, for sharp print. */
async function drawn(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(2, SIDE / Math.max(width, height));
    const canvas = Object.assign(document.createElement('canvas'), { width: width * scale, height: height * scale });
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, failed) => {
      canvas.toBlob((made) => (made ? done(made) : failed(new Error('no PNG'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The server's answer to a question; if none comes, one with the state "error". */
export async function answered(question: () => Promise<string>, busy: string): Promise<Message> {
  try {
    return JSON.parse(await question());
  } catch {
    return { state: 'error', message: busy };
  }
}

/**
 * Downloads a file that the server makes; for a PNG, of an SVG.
 * @param make asks the server for a kind of file
 * @returns a line that says why it failed; null if it did not
 */
export async function save(kind: string, make: (kind: string) => Promise<string>, busy: string): Promise<string | null> {
  const { state, message, name, media, text } = await answered(() => make(kind === 'png' ? 'svg' : kind), busy);
  if (state === 'error') return message;
  if (kind === 'png') hand(await drawn(text), name.replace(/svg$/, 'png'));
  else hand(new Blob([text], { type: media }), name);
  return null;
}

/** Returns a function that asks for a file and passes it on. */
export function picker(accept: string, got: (file: File) => void) {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept });
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) got(file);
    input.value = ''; // the same file can be chosen again
  });
  return () => input.click();
}
