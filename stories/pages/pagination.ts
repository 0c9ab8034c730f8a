import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Links to the pages of a list, with the first, the last and the neighbours of the current one. The next button stays under the pointer.',
  instead: [
    { widget: 'show-more', when: 'people go on reading rather than back, as in a search' },
    { widget: 'data-table', when: 'a table pages by itself' },
    { widget: 'tabs', when: 'the parts have names' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes from page to page.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  accessibility: [
    'A navigation with a name; each link says "Page 7", and the current one is marked as the current page.',
    'At either end the arrow is drawn and not read, so that no button leads nowhere.',
  ],
  dos: ['Give every page an address of its own.', 'Say above the list how many items there are.'],
  donts: [
    'Do not show it for a single page; it draws nothing then.',
    'Do not use it together with show more.',
  ],
}
