import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'What is in the cart, for the side panel: short lines, their messages and the total. The list scrolls above 500 px.',
  instead: [
    { widget: 'line-item', when: 'quantities can be changed, on the cart page' },
    { widget: 'cart-notice', when: 'one article has just been added' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the list, then to the name and the removal of each line.' },
    { keys: 'Arrow keys, Page up, Page down', does: 'On the list: scroll it.' },
    { keys: 'Enter, Space', does: 'On removal: removes the line.' },
  ],
  accessibility: [
    'A named list that can be reached by keyboard because it scrolls; it is busy while it loads again.',
    'The first load is a spinner with words; an empty cart says what to do next.',
    'Errors and warnings of a line are named before their text.',
  ],
  dos: [
    'Leave out prices and total for visitors, and the prices of lines of free text.',
    'Keep the lines in sight while they load again.',
  ],
  donts: [
    'Do not add quantity fields: the cart page has them.',
    'Do not show a total that leaves out lines without a price.',
  ],
}
