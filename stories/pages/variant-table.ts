import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    "All variants of a product side by side: columns from the family's own headers, sorted by them, with stock, price and add at the end.",
  instead: [
    { widget: 'variant-cards', when: 'there is no space for columns, up to 768 px' },
    { widget: 'data-table', when: 'the rows are not variants: invoices, users, orders' },
    { widget: 'product-row', when: 'the list is of products' },
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to the table when it scrolls, the sorting headers, then to the link, quantity and add of each row.',
    },
    { keys: 'Enter, Space', does: 'On a header: sorts by it, a second time the other way.' },
    { keys: 'Arrow keys', does: 'On the table: scroll it. There is no movement from cell to cell.' },
  ],
  accessibility: [
    'A native table: the article number heads each row, the caption says that the headers sort.',
    'Only the sorted column has aria-sort; the new order is said politely.',
    'Shown whole, its head sticks below what sticks to the window (--sticky-height on the root element).',
    'It becomes a named region that can be reached by keyboard only when it scrolls.',
  ],
  dos: [
    'Sort with sortVariants: numbers as numbers, empty cells last in both directions.',
    'Limit its height to 480 or 672 px as the specification says, and show all on request.',
  ],
  donts: [
    'Do not show stock and price columns to visitors; the add stays.',
    'Do not hide the article number when space is short: it stays in sight while the rest scrolls.',
  ],
}
