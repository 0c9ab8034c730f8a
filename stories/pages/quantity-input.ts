import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The quantity of one article, typed or stepped, which settles on whole packs when it is left. It is in variant rows, cart lines and order forms.',
  instead: [
    { widget: 'quantity-add', when: 'the quantity is put into the cart at the same place' },
    { widget: 'text-field', when: 'the number is not a quantity of goods, such as a reference' },
  ],
  keys: [
    { keys: 'Typing', does: 'Keeps the text as it is; comma and point both read as decimals.' },
    { keys: 'Arrow up, arrow down', does: 'One pack more or less, never below the least or above the most.' },
    { keys: 'Enter, Tab', does: 'Rounds to the precision, then up to the next whole pack.' },
    {
      keys: 'Enter, Space',
      does: 'On a button one pack more or less; at the end the button keeps the focus.',
    },
  ],
  accessibility: [
    'A text field with two buttons, all named with the product: twenty rows have twenty different names.',
    'What is not a number stays in the field, marked invalid and described by its message.',
    'A message is announced politely when it comes up, usually when the field is left.',
  ],
  dos: [
    'Show the unit beside it whenever it is not pieces.',
    'Say in the row why a quantity was raised to a pack.',
  ],
  donts: [
    'Do not correct the number while it is being typed.',
    'Do not name its field just "Quantity" in a list.',
  ],
}
