import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { built } from './folders.ts'
import { bundle, isReact } from './weigh.ts'

/** A library, its package, and its sheet with every component where it has one. */
interface Library {
  name: string
  install: string[]
  sheet?: string
}

const libraries: Record<'radix' | 'mantine' | 'aria', Library> = {
  radix: {
    name: 'Radix Themes 3.3.0',
    install: ['@radix-ui/themes@3.3.0'],
    sheet: '@radix-ui/themes/styles.css',
  },
  mantine: {
    name: 'Mantine 9.7.4',
    install: ['@mantine/core@9.7.4', '@mantine/hooks@9.7.4', '@mantine/dates@9.7.4', 'dayjs@1.11.23'],
    sheet: '@mantine/core/styles.css',
  },
  aria: { name: 'React Aria Components 1.22.1', install: ['react-aria-components@1.22.1'] },
}

/** One widget: our entry, and what does the same in each library, as `package: names`. */
type Row = [ours: string, radix: string, mantine: string, aria: string]

const themes = '@radix-ui/themes'
const core = '@mantine/core'
const aria = 'react-aria-components'

const rows: readonly Row[] = [
  ['button', `${themes}: Button`, `${core}: Button`, `${aria}: Button`],
  ['checkbox', `${themes}: Checkbox`, `${core}: Checkbox`, `${aria}: Checkbox`],
  [
    'text-field',
    `${themes}: TextField`,
    `${core}: TextInput`,
    `${aria}: TextField, Label, Input, FieldError, Text`,
  ],
  [
    'select',
    `${themes}: Select`,
    `${core}: NativeSelect`,
    `${aria}: Select, Label, Button, SelectValue, Popover, ListBox, ListBoxItem`,
  ],
  ['tabs', `${themes}: Tabs`, `${core}: Tabs`, `${aria}: Tabs, TabList, Tab, TabPanel`],
  ['tooltip', `${themes}: Tooltip`, `${core}: Tooltip`, `${aria}: Tooltip, TooltipTrigger, OverlayArrow`],
  ['popover', `${themes}: Popover`, `${core}: Popover`, `${aria}: Popover, DialogTrigger, Dialog`],
  [
    'dialog',
    `${themes}: Dialog`,
    `${core}: Modal`,
    `${aria}: Modal, ModalOverlay, Dialog, DialogTrigger, Heading`,
  ],
  [
    'side-panel',
    `${themes}: Dialog`,
    `${core}: Drawer`,
    `${aria}: Modal, ModalOverlay, Dialog, DialogTrigger, Heading`,
  ],
  [
    'dropdown-menu',
    `${themes}: DropdownMenu`,
    `${core}: Menu`,
    `${aria}: Menu, MenuItem, MenuTrigger, Popover`,
  ],
  [
    'interval-filter',
    `${themes}: Slider, TextField`,
    `${core}: RangeSlider, NumberInput`,
    `${aria}: Slider, SliderTrack, SliderThumb, NumberField, Input, Label`,
  ],
  [
    'date-range-picker',
    '',
    `@mantine/dates: DatePickerInput`,
    `${aria}: DateRangePicker, RangeCalendar, CalendarGrid, CalendarCell, DateInput, DateSegment, Popover, Dialog`,
  ],
  ['data-table', '', '', `${aria}: Table, TableHeader, TableBody, Column, Row, Cell, Checkbox`],
]

const exporting = (wanted: string): string => {
  const [from = '', names = ''] = wanted.split(': ')
  return `export { ${names} } from '${from}'\n`
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)

/** Weighs the same widgets of each library as an app would load them, and prints the table of docs/package.md. */
export async function compare(): Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tradecounter-compare-')))
  const file = join(folder, 'entry.mjs')
  const weighText = async (text: string): Promise<string> => {
    if (text === '') return '–'
    writeFileSync(file, text)
    return kilobytes((await bundle(file, isReact)).gzip)
  }
  const all = Object.values(libraries)
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const wanted = ['react@19.3.1', 'react-dom@19.3.1', ...all.flatMap(({ install }) => install)]
  const { status } = spawnSync('npm', ['install', ...wanted, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('the other libraries could not be installed')

  console.log(`| gzip, KB | Tradecounter | ${all.map(({ name }) => name).join(' | ')} |`)
  console.log('|---|---|---|---|---|')
  const sheet = (path: string): string => kilobytes(gzipSync(readFileSync(path), { level: 9 }).byteLength)
  for (const [ours, ...others] of rows) {
    const cells = [kilobytes((await bundle(join(built, ours, 'index.js'), isReact)).gzip)]
    for (const wantedNames of others) cells.push(await weighText(wantedNames && exporting(wantedNames)))
    console.log(`| ${ours} | ${cells.join(' | ')} |`)
  }
  const together = (column: 1 | 2 | 3): string =>
    [...new Set(rows.map((row) => row[column]).filter((text) => text !== ''))]
      .map((text, at) => exporting(text).replaceAll(/\b([A-Z]\w+)/gu, `$1 as $1${at}`))
      .join('')
  const mine = rows
    .map(([ours], at) => `export * as all${at} from '${join(built, ours, 'index.js')}'\n`)
    .join('')
  const sums = [
    await weighText(mine),
    await weighText(together(1)),
    await weighText(together(2)),
    await weighText(together(3)),
  ]
  console.log(`| all of the rows that it has, in one app | ${sums.join(' | ')} |`)
  const sheets = all.map((library) =>
    library.sheet ? sheet(join(folder, 'node_modules', library.sheet)) : 'none',
  )
  console.log(
    `| sheet with every component | ${sheet(join(built, 'components.css'))} | ${sheets.join(' | ')} |`,
  )
  rmSync(folder, { recursive: true, force: true })
}
