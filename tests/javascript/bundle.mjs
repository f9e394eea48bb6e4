/**
 * Bundles the scripts and styles in assets: `node bundle.mjs` prints the files of assets/dist as JSON,
 * `node bundle.mjs modules` a script for tests that leaves every module of the viewer on `window.SpecViz`.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const assets = resolve(root, 'assets');
const licence = readFileSync(resolve(here, 'node_modules/preact/LICENSE'), 'utf-8').trim();

const common = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  outdir: resolve(assets, 'dist'),
  format: 'iife', // a page opened from disk cannot load modules
  target: ['chrome120', 'firefox121', 'safari17.5'],
  charset: 'utf8',
  nodePaths: [resolve(here, 'node_modules')],
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'preact' } },
};

const shipped = () => build({
  ...common,
  entryPoints: { page: 'assets/page/main.ts', site: 'assets/site/main.ts', replay: 'assets/viewer/replay.ts' },
  minify: true,
  lineLimit: 160, // so that Git can compare versions
  banner: { js: `/* Contains Preact:\n\n${licence}\n*/` },
});

/** Modules by name, with the default export of a page: what tests call besides `mount`. */
function modules() {
  const names = readdirSync(resolve(assets, 'viewer')).filter((name) => /(?<!\.d)\.tsx?$/.test(name) && !/^(replay|mount)/.test(name));
  const lines = names.map((name, i) => `import * as m${i} from './${name}';`);
  const parts = names.map((name, i) => `'${basename(name).replace(/\.\w+$/, '')}': m${i}`);
  const contents = `import { mount } from './mount';\n${lines.join('\n')}\nwindow.SpecViz = { ${parts.join(', ')}, mount };`;
  return build({ ...common, stdin: { contents, resolveDir: resolve(assets, 'viewer'), sourcefile: 'modules.ts', loader: 'ts' } });
}

const { outputFiles } = await (process.argv[2] === 'modules' ? modules() : shipped());
process.stdout.write(JSON.stringify(Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path), text]))));
