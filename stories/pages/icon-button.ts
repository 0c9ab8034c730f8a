import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'A square button with an icon alone, where space is short and the icon is known: close, remove, previous, show as grid.',
  instead: [
    { widget: 'button', when: 'there is space for a word; words are found faster' },
    { widget: 'copy-button', when: 'it copies a number' },
    { widget: 'header-action', when: 'it is in the header with a count' },
    { widget: 'switch', when: 'it turns a setting on or off' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to it.' },
    { keys: 'Enter, Space', does: 'Presses it.' },
  ],
  accessibility: [
    'Its label is its name and its tooltip; without one it does not typecheck.',
    'With pressed it is a toggle: aria-pressed tells the state, the name stays the same, and colour and edge both show it.',
    'As high as a button of the same size; at least 24 px, 44 px where fingers are used.',
  ],
  dos: [
    'Say what it does to what: "Remove Ball valve DN 15", not "Remove".',
    'Stand toggles of one choice beside each other: grid and list.',
    'Use neutral beside fields, quiet in rows, inherit on the header.',
  ],
  donts: [
    'Do not use it for the one next step of a page.',
    'Do not change the icon of a toggle with its state as well; one sign is enough.',
    'Do not use an icon that needs its tooltip to be understood.',
  ],
}
