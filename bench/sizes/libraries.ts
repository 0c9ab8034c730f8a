/** A widget library: packages to install, and imports for each widget. */
export interface Library {
  name: string
  /** Exact versions. Empty for the workspace's own. */
  packages: Record<string, string>
  /** Imports that every app needs once, besides the widgets. */
  base: string[]
  /** Imports for each widget; absent if the library has no such widget. */
  widgets: Partial<Record<Widget, string[]>>
}

/** The compared widgets. */
export const widgets = [
  'button',
  'checkbox',
  'switch',
  'select',
  'dialog',
  'side panel',
  'popover',
  'menu',
  'tooltip',
  'tabs',
  'table',
  'slider',
  'date picker',
  'combobox',
  'progress',
] as const
export type Widget = (typeof widgets)[number]

const named = (from: string, ...names: string[]): string =>
  `import { ${names.map((name) => `${name} as ${name.replaceAll('.', '')}Kept`).join(', ')} } from '${from}'`

const our = (folder: string, name: string): string[] => [named(`@tradecounter/ui/${folder}`, name)]

/** The workspace's widgets, from the sources of the package. */
export const ours: Library = {
  name: 'Tradecounter',
  packages: {},
  base: ["import '@tradecounter/ui/theme/styles'"],
  widgets: {
    button: our('button', 'Button'),
    checkbox: our('checkbox', 'Checkbox'),
    switch: our('switch', 'Switch'),
    select: our('select', 'Select'),
    dialog: our('dialog', 'Dialog'),
    'side panel': our('side-panel', 'SidePanel'),
    popover: our('popover', 'Popover'),
    menu: our('dropdown-menu', 'DropdownMenu'),
    tooltip: our('tooltip', 'Tooltip'),
    tabs: our('tabs', 'Tabs'),
    table: our('data-table', 'DataTable'),
    slider: our('interval-filter', 'IntervalFilter'),
    'date picker': our('date-picker', 'DatePicker'),
    combobox: our('quick-search', 'QuickSearch'),
    progress: our('progress', 'Progress'),
  },
}

const radix = (...names: string[]): string[] => [named('@radix-ui/themes', ...names)]

const mantine = (sheets: string[], ...names: string[]): string[] => [
  named('@mantine/core', ...names),
  ...sheets.map((sheet) => `import '@mantine/core/styles/${sheet}.css'`),
]

const aria = (...names: string[]): string[] => [named('react-aria-components', ...names)]

const calendar = ['Calendar', 'CalendarGrid', 'CalendarCell', 'Popover', 'Button', 'Label']
const list = ['ListBox', 'ListBoxItem', 'Popover', 'Button', 'Label']

/** The other libraries. */
export const others: Library[] = [
  {
    name: 'Radix Themes',
    packages: { '@radix-ui/themes': '3.3.0' },
    base: [...radix('Theme'), "import '@radix-ui/themes/styles.css'"],
    widgets: {
      button: radix('Button'),
      checkbox: radix('Checkbox'),
      switch: radix('Switch'),
      select: radix('Select'),
      dialog: radix('Dialog'),
      popover: radix('Popover'),
      menu: radix('DropdownMenu'),
      tooltip: radix('Tooltip'),
      tabs: radix('Tabs'),
      table: radix('Table'),
      slider: radix('Slider'),
      progress: radix('Progress'),
    },
  },
  {
    name: 'Mantine',
    packages: {
      '@mantine/core': '9.7.4',
      '@mantine/hooks': '9.7.4',
      '@mantine/dates': '9.7.4',
      dayjs: '1.11.23',
    },
    base: mantine(['baseline', 'default-css-variables', 'global'], 'MantineProvider'),
    widgets: {
      button: mantine(['UnstyledButton', 'Loader', 'Button'], 'Button'),
      checkbox: mantine(['InlineInput', 'Input', 'Checkbox'], 'Checkbox'),
      switch: mantine(['InlineInput', 'Input', 'Switch'], 'Switch'),
      select: mantine(['Input'], 'NativeSelect'),
      dialog: mantine(['UnstyledButton', 'CloseButton', 'Overlay', 'Paper', 'ModalBase', 'Modal'], 'Modal'),
      'side panel': mantine(
        ['UnstyledButton', 'CloseButton', 'Overlay', 'Paper', 'ModalBase', 'Drawer'],
        'Drawer',
      ),
      popover: mantine(['Popover'], 'Popover'),
      menu: mantine(['UnstyledButton', 'Popover', 'Menu'], 'Menu'),
      tooltip: mantine(['Tooltip'], 'Tooltip'),
      tabs: mantine(['UnstyledButton', 'Tabs'], 'Tabs'),
      table: mantine(['Table'], 'Table'),
      slider: mantine(['Slider'], 'RangeSlider'),
      'date picker': [named('@mantine/dates', 'DatePickerInput'), "import '@mantine/dates/styles.css'"],
      combobox: mantine(
        ['UnstyledButton', 'ScrollArea', 'Popover', 'Input', 'CloseButton', 'Combobox'],
        'Autocomplete',
      ),
      progress: mantine(['Progress'], 'Progress'),
    },
  },
  {
    name: 'React Aria Components',
    packages: { 'react-aria-components': '1.22.1' },
    base: [],
    widgets: {
      button: aria('Button'),
      checkbox: aria('Checkbox'),
      switch: aria('Switch'),
      select: aria('Select', 'SelectValue', ...list),
      dialog: aria('DialogTrigger', 'Dialog', 'Modal', 'ModalOverlay', 'Heading', 'Button'),
      'side panel': aria('DialogTrigger', 'Dialog', 'Modal', 'ModalOverlay', 'Heading', 'Button'),
      popover: aria('DialogTrigger', 'Dialog', 'Popover', 'Button'),
      menu: aria('MenuTrigger', 'Menu', 'MenuItem', 'Popover', 'Button'),
      tooltip: aria('TooltipTrigger', 'Tooltip', 'Button'),
      tabs: aria('Tabs', 'TabList', 'Tab', 'TabPanel'),
      table: aria('Table', 'TableHeader', 'TableBody', 'Column', 'Row', 'Cell', 'Checkbox', 'Button'),
      slider: aria('Slider', 'SliderTrack', 'SliderThumb', 'SliderOutput', 'Label'),
      'date picker': aria(
        'DatePicker',
        'Group',
        'DateInput',
        'DateSegment',
        'Dialog',
        'Heading',
        ...calendar,
      ),
      combobox: aria('ComboBox', 'Input', ...list),
      progress: aria('ProgressBar', 'Label'),
    },
  },
]
