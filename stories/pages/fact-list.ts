import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'What is known about one order, offer, invoice or case: names with their values.',
  instead: [
    { widget: 'attribute-table', when: 'the values are properties of a product' },
    { widget: 'totals', when: 'the values add up' },
    { widget: 'data-table', when: 'the same facts of several things are compared' },
  ],
  keys: [{ keys: 'Tab', does: 'Links in its values.' }],
  accessibility: [
    'A description list: screen readers read each name with its value.',
    'Facts without a value are left out, so no empty line is read.',
  ],
  dos: [
    'Put what readers look for most often first.',
    'Use the columns layout under a document, and values beside their names above a list.',
  ],
  donts: ['Do not put a form into a value: what can be changed is a field.'],
}
