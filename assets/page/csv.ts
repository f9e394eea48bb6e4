/** The fields of CSV files. */

const RISKY = /^(?:[\t\r\n]|[\s\x1c-\x1f\x85]*[=+\-@'\uff1d\uff0b\uff0d\uff20])/; // as in specviz/views/csv.py

/** A field of a CSV file (RFC 4180). Turns what a spreadsheet would compute into text; numbers stay. */
export function field(text: string) {
  const safe = RISKY.test(text) && !/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
