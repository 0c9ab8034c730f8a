import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'What is known of a product, name by value with its unit: technical data, key attributes, numbers of the maker.',
  instead: [
    { widget: 'variant-table', when: 'several variants are compared side by side' },
    { widget: 'price-table', when: 'the values are prices by quantity' },
    { widget: 'totals', when: 'the values add up' },
  ],
  keys: [],
  accessibility: [
    'A native table whose names head the rows; the caption says what it is about.',
    'Without rows it is not there at all, so no empty heading is read.',
  ],
  dos: [
    'Keep the order of the answer: the catalogue puts what matters first.',
    'Give the unit apart from the value, so that it can be muted.',
  ],
  donts: [
    'Do not hide rows behind a button below twenty of them.',
    'Do not put links or controls into a value.',
  ],
}
