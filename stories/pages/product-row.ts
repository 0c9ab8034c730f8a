import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'A product in the list of a search or category: name, number, three key attributes, stock, price, quantity and add in one line. On a telephone it is a card of four lines.',
  instead: [
    { widget: 'product-card', when: 'the picture decides, as on a shelf' },
    { widget: 'variant-table', when: 'the sizes of one product are compared' },
    { widget: 'line-item', when: 'it is in the cart already' },
  ],
  keys: [
    { keys: 'Tab', does: 'Name, quantity, add, variants: the picture is no stop of its own.' },
    {
      keys: 'Enter',
      does: 'On the name: follows the link. On the button below: opens or closes the variants.',
    },
    { keys: 'Space', does: 'On the button below: opens or closes the variants.' },
  ],
  accessibility: [
    'An article named by its heading; the picture is hidden from readers because the name is the same link.',
    'The button of the variants says whether they are open, and what it opens.',
    'Name a quantity and its button with the product, or twenty rows have twenty buttons called "Add".',
  ],
  dos: [
    'Choose the three attributes that tell the family apart.',
    'Keep the space of price and stock while they load, by passing their loading state.',
  ],
  donts: [
    'Do not pass price or stock for a visitor who is not signed in; the row then closes the gap.',
    'Do not put a fourth attribute into the name.',
  ],
}
