import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: "The customer's orders, newest first: a table, or cards where a table has no space.",
  instead: [
    { widget: 'data-table', when: 'rows are sorted, ticked, opened or filtered' },
    { widget: 'timeline', when: 'one order is followed' },
    { widget: 'line-item', when: 'the lines of one order are shown' },
  ],
  keys: [
    { keys: 'Tab', does: 'One stop for each order: its number.' },
    { keys: 'Enter', does: 'Opens the order.' },
  ],
  accessibility: [
    "A native table with a name; the order's number is the head of its row.",
    'Its roles are written out, because some browsers forget a table that is laid out as cards.',
    'On a card the name of the column is beside each value and is not read twice.',
  ],
  dos: [
    'Write days and amounts as the language does.',
    'Leave the total out, with its column, for who may not see prices.',
  ],
  donts: [
    'Do not show an empty table; use an empty state that leads to the search.',
    "Do not put buttons into the rows; the order's own page has them.",
  ],
}
