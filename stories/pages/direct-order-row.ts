import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    "Types one line of a direct order without leaving the keys: article number, quantity, next. It heads the grid and is in the header's panel.",
  instead: [
    { widget: 'quick-search', when: 'the number is not known' },
    { widget: 'quantity-add', when: 'the product is on the page already' },
    { widget: 'file-drop', when: 'many rows come from a file' },
  ],
  keys: [
    {
      keys: 'Enter',
      does: 'In the number: goes to the quantity, or says what is wrong. In the quantity: adds the line and goes back to the number.',
    },
    { keys: 'Tab', does: 'Goes to number, quantity and button.' },
    {
      keys: 'Arrow up, arrow down',
      does: 'Where the number has suggestions: move through them; Enter takes the marked one, Escape closes the list.',
    },
  ],
  accessibility: [
    'Two labelled fields and a button; messages belong to their field.',
    'With suggestions the number is a combobox: the focus stays in the field, the list is named and says what is marked.',
    'Nothing is wrong before it is asked; then the focus goes to the first field that is.',
    'What is wrong with the whole list is below the fields in a region that was there before.',
  ],
  dos: [
    'Empty both fields when the line is taken, and only then.',
    'Keep the five messages of the specification apart: each says another thing to do.',
  ],
  donts: [
    'Do not look the number up at every key.',
    'Do not take the focus from the number field after an add: a scanner types on.',
  ],
}
