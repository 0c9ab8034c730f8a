import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Rows of anything: sorted, ticked, opened, paged, with the columns that the reader wants, and as cards where a table has no space. My pages are made of it.',
  instead: [
    { widget: 'variant-table', when: 'the rows are variants with stock, price and add' },
    { widget: 'attribute-table', when: 'one thing is described' },
    { widget: 'order-list', when: 'orders are looked through with their status' },
    { widget: 'direct-order-grid', when: 'rows are typed in' },
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes through tools, headers, ticks, openers and the controls in cells, then to the pages.',
    },
    {
      keys: 'Enter, Space',
      does: 'On a header: sorts, a second time the other way. On an opener: opens the row below it.',
    },
    { keys: 'Space', does: 'On a tick: chooses the row; in the head, all rows in sight.' },
    { keys: 'Escape', does: 'Closes the column chooser.' },
    { keys: 'Arrow keys', does: 'On the table: scroll it. There is no movement from cell to cell.' },
  ],
  accessibility: [
    'A native table: the first column heads the rows, and every control is named with its row.',
    'The new order and the rows that are shown are said politely.',
    'Without rows it says whether they are on their way, none, or could not be had.',
  ],
  dos: [
    'Name the row in the first column; it becomes the title of the card.',
    'Keep columns and rows the same list between renders.',
  ],
  donts: [
    'Do not let a click on a row do what no button does.',
    'Do not sort one page of many in the browser: let the server sort.',
  ],
}
