import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'What an article costs by quantity, step by step, with the step marked that the quantity in the field beside it has reached.',
  instead: [
    { widget: 'price', when: 'there is one price for any quantity' },
    { widget: 'data-table', when: 'rows are sorted, paged or chosen' },
  ],
  keys: [],
  accessibility: [
    'A native table: quantities head the rows, the caption names it.',
    'The reached step has a sign and words as well as its tint.',
  ],
  dos: [
    'Give it the quantity as it is typed, so that the mark moves with it.',
    'Show the saving against the first step only where it is true of every unit.',
  ],
  donts: ['Do not use it for one step; show a price.', 'Do not put the quantity field inside it.'],
}
