import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'A product led by its picture: on the shelves of the start page, in grids and in "others also bought". The whole card is one link.',
  instead: [
    { widget: 'product-row', when: 'sizes, stock and price are compared and things are put into the cart' },
    { widget: 'category-card', when: 'it leads to a group of products' },
    { widget: 'line-item', when: 'it is in the cart already' },
  ],
  keys: [
    { keys: 'Tab', does: 'One stop for each card.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  accessibility: [
    'An article with a heading; the link is the name alone, so it is read short, and its ring goes around the card.',
    'The star of the own assortment has words; the picture has none, because the name says what it shows.',
  ],
  dos: [
    'Give all cards of a shelf the same height by the grid around them.',
    'Show one price, the one that this customer pays.',
  ],
  donts: [
    'Do not put a button into it; use the row where things are added.',
    'Do not show more than two badges.',
  ],
}
