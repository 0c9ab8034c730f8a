import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The direct order as the server keeps it: a row to type in, the lines it has taken, and what it says of each and of the whole.',
  instead: [
    { widget: 'direct-order-row', when: 'only the form is shown, in the header' },
    { widget: 'import-check-grid', when: 'many rows come at once from a file' },
    { widget: 'line-item', when: 'the lines are in the cart already' },
  ],
  keys: [
    { keys: 'Enter', does: 'In the form: from number to quantity to the next line.' },
    {
      keys: 'Enter',
      does: 'In the quantity of a line: takes it and goes to the next line’s; below the last, to the form.',
    },
    {
      keys: 'Tab',
      does: 'Goes to the form, then to the choice, the quantity and the removal of each line, then to the actions.',
    },
    { keys: 'Arrow keys', does: 'In a choice between articles: choose one.' },
    {
      keys: 'Enter, Space',
      does: 'On removal: removes the line; the focus goes to where the next is typed.',
    },
  ],
  accessibility: [
    'A native table; the article number heads each row, the removal names the article.',
    'The field of a quantity names its article; its unit and what is wrong with it are read with it.',
    'What is wrong with the whole list is said in a status that was there before.',
    'Errors and warnings are named before their text, not by colour alone.',
  ],
  dos: [
    'Keep what was typed over a quantity until the server holds it, and say why when it does not.',
    'Show the choice where a number belongs to several articles; the line waits until one is chosen.',
    'Confirm before the list is cleared.',
  ],
  donts: [
    'Do not put two lines of one article together unasked: say that it is there twice.',
    'Do not drop a line that is wrong; it stays with its error.',
  ],
}
