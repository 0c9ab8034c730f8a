import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The variants of one product where a table has no space: a card each, seven at first and seven more at a time. It takes the same rows and columns as the variant table.',
  instead: [
    { widget: 'variant-table', when: 'there is space for columns, from 769 px on' },
    { widget: 'product-row', when: 'the list is of products, not of the sizes of one' },
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes through the link, the quantity and the add of each card, then to "show more".',
    },
    { keys: 'Enter, Space', does: 'On "show more": shows seven more cards.' },
  ],
  accessibility: [
    'A list of articles; the heading of each is its article number.',
    'After "show more" the focus is on the first new card, and "14 of 30 shown" is said.',
    'The variant that the page is about is marked with aria-current, a bar and a border.',
  ],
  dos: [
    'Give the rows already sorted: the sort menu above serves table and cards alike.',
    'Leave stock and price out for visitors; the add stays.',
  ],
  donts: [
    'Do not draw cards and table both for readers: show one by the width of the page.',
    'Do not add facts that no column has; empty ones are left out by themselves.',
  ],
}
