import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'The order of a list, beside its title: a native select with its label.',
  instead: [
    { widget: 'radio-list', when: 'there are two or three ways and space for them' },
    { widget: 'data-table', when: 'a table is sorted by the heads of its columns' },
    { widget: 'facet-filter', when: 'the list is to become shorter' },
  ],
  keys: [
    { keys: 'Arrow up, arrow down', does: 'Choose the previous or next order.' },
    { keys: 'Space, Alt + arrow down', does: 'Open the list of the browser or telephone.' },
    { keys: 'Letters', does: 'Jump to the order that begins with them.' },
  ],
  accessibility: [
    'The label is always in sight and names the select.',
    'The choice travels with the form around it, so it works without script.',
  ],
  dos: [
    'Offer relevance first in a search, and name the direction: "Name, A to Z".',
    'Keep each choice short enough for a telephone; a longer one ends in dots.',
  ],
  donts: ['Do not offer an order that the list cannot keep over its pages.'],
}
