import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'What a cart or an order comes to: labelled amounts, the sum that is paid set apart, and the way on below.',
  instead: [
    { widget: 'stat-tile', when: 'one figure is looked at by itself' },
    { widget: 'attribute-table', when: 'the values do not add up' },
  ],
  keys: [],
  accessibility: [
    'A description list: each label with its amount, in order.',
    'The sum is set apart by a line, its weight and its size, and comes last.',
  ],
  dos: ['Show VAT as a row of its own.', 'Mark exactly one row as strong.'],
  donts: [
    'Do not put more than one action below it.',
    'Do not show an amount as zero that is not known yet; leave the row out.',
  ],
}
