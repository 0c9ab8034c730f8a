import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'One line of the cart, of the checkout or of an order: picture, name, number, prices, quantity, and what the server says of it.',
  instead: [
    { widget: 'mini-cart', when: 'the lines are in the side panel' },
    { widget: 'product-row', when: 'the product has not been chosen yet' },
    { widget: 'direct-order-grid', when: 'lines are typed by number' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the name, the quantity and remove; the picture is no stop of its own.' },
    { keys: 'Enter', does: 'On the name: opens the article. On remove: removes the line.' },
  ],
  accessibility: [
    'An article headed by the name; the button of removal names the product.',
    'Errors come before warnings, each with a sign that is read as "Error" or "Warning".',
    'A line that is being removed is busy, and its button cannot be pressed again.',
    'What was chosen about the article is a list of names, values and prices below its name; actions come after the messages.',
  ],
  dos: [
    'Show what changed in the row itself: a raised quantity is a warning of that line.',
    'Put the quantity in words where it cannot be changed.',
  ],
  donts: [
    'Do not put the sum of the cart in a line.',
    'Do not hide a line that cannot be ordered; say what can be done.',
  ],
}
