import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    "Chooses one of a list by the browser's own control: right on every telephone, with every keyboard, before scripts are there.",
  instead: [
    { widget: 'radio-list', when: 'there are two to five choices and space to show them' },
    { widget: 'sort-menu', when: 'it sorts a list of products' },
    { widget: 'dropdown-menu', when: 'the entries are actions' },
    { widget: 'checkbox', when: 'several can be chosen' },
    { widget: 'locale-switch', when: 'it chooses the language' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to it.' },
    { keys: 'Arrow up, arrow down', does: 'The choice before or after.' },
    { keys: 'Space', does: 'Opens the list, in browsers that open it by key.' },
    { keys: 'Letters', does: 'Go to the choice that begins with them.' },
  ],
  accessibility: [
    "A native select: the browser draws the list in the system's own way.",
    'Named by its label, described by message and hint.',
    'A long choice is cut at the end while closed, and whole in the open list.',
  ],
  dos: [
    'Begin with an empty value, "Choose an address", where nothing is usual.',
    'Order choices as people look for them: by use or by alphabet.',
    'Close a choice that cannot be made today rather than leave it out, when people expect it.',
  ],
  donts: [
    'Do not use it for yes and no.',
    'Do not leave the page when the choice changes by key.',
    'Do not use it for one choice: show the value as text.',
  ],
}
