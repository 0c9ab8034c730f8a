import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'How many, and into the cart: the one gesture of every product row, variant and product page.',
  instead: [
    { widget: 'quantity-input', when: 'the line is in the cart already and only its quantity changes' },
    { widget: 'button', when: 'there is no quantity, as with a list that is added whole' },
    { widget: 'direct-order-row', when: 'the article number is typed too' },
  ],
  keys: [
    { keys: 'Typing', does: 'Changes the quantity; comma and point both read as decimals.' },
    { keys: 'Arrow up, arrow down', does: 'One pack more or less.' },
    { keys: 'Enter', does: 'In the field: rounds, goes up to the whole pack and adds.' },
    { keys: 'Tab', does: 'Goes through less, field, more and add.' },
  ],
  accessibility: [
    'A form, so that Enter adds; the button keeps its name where only the icon is seen.',
    'In a list of one product the button also says which article it adds: labels.what.',
    'While the add is on its way the button says so and cannot be pressed twice; the field stays open.',
    'Nothing can be added at zero or below, without a number, or when the variant cannot be bought.',
  ],
  dos: ['Name the field with the product in every row.', 'Use the compact form in tables only.'],
  donts: [
    'Do not empty the field after an add: the same again is common.',
    'Do not show success here alone; the cart notice says what was added.',
  ],
}
