/**
 * Size of the same widgets in this library and in three others: one widget in an empty app, with the same bundler,
 * gzipped, without React. Installs the others into a separate folder and writes docs/sizes.md. `BENCH_FOLDER` keeps
 * that folder for the next run.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { version as vite } from 'vite'
import { type Weight, weigh } from './sizes/bundle.ts'
import { type Library, others, ours, type Widget, widgets } from './sizes/libraries.ts'

const root = join(import.meta.dirname, '..')
const kept = process.env.BENCH_FOLDER
const folder = kept ?? mkdtempSync(join(tmpdir(), 'widget-sizes-'))

interface Manifest {
  version: string
  dependencies: Record<string, string>
}
const own = JSON.parse(readFileSync(join(root, 'ui/package.json'), 'utf8')) as Manifest
/** The widgets' dependencies that run in the browser. */
const engines = Object.entries(own.dependencies).filter(([name]) => !/fontsource|vanilla-extract/u.test(name))
const engine = new RegExp(`^(?:${engines.map(([name]) => name).join('|')})(?:/|$)`, 'u')

function install(): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "name": "widget-sizes", "private": true }')
  const packages = Object.assign({}, ...others.map((library) => library.packages)) as Record<string, string>
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
  const flags = ['--save-exact', '--no-audit', '--no-fund', '--ignore-scripts']
  execFileSync('npm', ['install', ...flags, ...wanted], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

interface Row {
  base: Weight
  widgets: Map<Widget, Weight>
}

async function weighAll(library: Library, from: string, outside: readonly RegExp[] = []): Promise<Row> {
  const row: Row = { base: await weigh(from, library.base, outside), widgets: new Map() }
  for (const widget of widgets) {
    const imports = library.widgets[widget]
    if (imports !== undefined) row.widgets.set(widget, await weigh(from, imports, outside))
  }
  console.log(`${library.name}: weighed`)
  return row
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1)
const js = (weight: Weight | undefined): string =>
  weight === undefined ? '–' : kb(weight.js) + (weight.later > 0 ? ` + ${kb(weight.later)}` : '')
const css = (weight: Weight | undefined): string => (weight === undefined ? '–' : kb(weight.css))

install()
const together = await weighAll(ours, root)
const alone = await weighAll(ours, root, [engine])
const beside: Row[] = []
for (const library of others) beside.push(await weighAll(library, folder))
if (kept === undefined) rmSync(folder, { recursive: true })

const row = (name: string, pick: (row: Row) => Weight | undefined): string =>
  `| ${[
    name,
    js(pick(together)),
    js(pick(alone)),
    css(pick(together)),
    ...beside.flatMap((one) => [js(pick(one)), css(pick(one))]),
  ].join(' | ')} |`
const heads = [
  '',
  'ours JS',
  'without engines',
  'ours CSS',
  ...others.flatMap(({ name }) => [`${name} JS`, `${name} CSS`]),
]
const versions = [
  ...others.flatMap(({ packages }) => Object.entries(packages)),
  ...engines.map(([name, version]): [string, string] => [name, version]),
].map(([name, version]) => `${name} ${version}`)

writeFileSync(
  join(root, 'docs/sizes.md'),
  `# Size of each widget

For everyone who chooses widgets: what one widget adds to the download, compared with other libraries. \`npm run bench sizes\` wrote this page on ${new Date().toISOString().slice(0, 10)}.
The figures are of one widget imported into an empty app, bundled and minified by Vite ${vite} and gzipped, in kilobytes of 1,000 bytes,
without React and react-dom. \`a + b\`: loaded at once, and loaded on first use. A dash: the library has no such widget.

| ${heads.join(' | ')} |
| --- | ${heads
    .slice(1)
    .map(() => '---:')
    .join(' | ')} |
${row('once for the app', ({ base }) => base)}
${widgets.map((widget) => row(widget, (one) => one.widgets.get(widget))).join('\n')}

How to read the table:

- Ours is version ${own.version}, measured in the workspace. A user downloads a widget with its engines (dependencies); the column without engines
  is our own code. Widgets share code: two of them are smaller than their sum.
- "Once for the app" is, for ours, the reset and all five brands; for Radix Themes its provider and its one sheet of all widgets and colours,
  so its widgets have no sheet of their own; for Mantine its provider and global sheets. React Aria Components have no
  styles.
- The widgets differ in scope. Our table sorts, selects, expands, pages and becomes cards; those of Radix Themes and Mantine are styled
  \`<table>\` elements; React Aria's is an interactive grid. Our slider has two number fields with messages. Our combobox is the whole
  quick search with its groups and cards. Our select and Mantine's (\`NativeSelect\`) are native; those of Radix Themes and React Aria are
  custom elements. The side panel of React Aria is its modal with styles of the app.

Versions: ${versions.join(', ')}.
`,
)
console.log('Wrote docs/sizes.md')
