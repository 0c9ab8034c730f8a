import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The filters that are on, above a list. One click takes one away, and the last link takes away all.',
  instead: [
    { widget: 'facet-filter', when: 'filters are chosen' },
    { widget: 'badge', when: 'a word marks an article and cannot be taken away' },
    { widget: 'status-chip', when: 'an order says where it is' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes from chip to chip and to "clear all".' },
    { keys: 'Enter', does: 'Takes the filter away.' },
  ],
  accessibility: [
    'A list with a name; each chip is a link that says what it does: "Remove Brass".',
    'When a chip is gone, the one in its place has the focus; after the last, nothing is drawn and the list says its new count.',
    'A chip is an address too: it works without script and opens in a new tab.',
  ],
  dos: [
    'Write the facet into the chip where the value alone says too little: "Length, to 6 000 mm".',
    'Show the chips in the order of the filters.',
  ],
  donts: [
    'Do not use chips to choose from.',
    'Do not hide chips behind a count; who searches wants to see what is on.',
  ],
}
