import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'A way into a category, with its picture, the category above it and how much is in it. A telephone shows two beside each other.',
  instead: [
    { widget: 'product-card', when: 'it leads to one product' },
    { widget: 'mega-menu', when: 'all categories are to be reached from every page' },
    { widget: 'breadcrumbs', when: 'the way leads up and not down' },
  ],
  keys: [
    { keys: 'Tab', does: 'One stop for each card.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  accessibility: [
    'One link whose name is read in the order parent, category, count.',
    'The picture is decoration, and the arrow follows the direction of reading.',
  ],
  dos: [
    'Give pictures to all cards of a group or to none.',
    'Name the parent where the card is outside its branch.',
  ],
  donts: ['Do not write a sentence into it.', 'Do not show an empty category.'],
}
