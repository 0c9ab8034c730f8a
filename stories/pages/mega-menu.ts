import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The top categories across the page, each a link of its own, with a button that shows what is below. It is the third row of the header from 1024 px, and always one row: names that do not fit are in the panel of "More".',
  instead: [
    { widget: 'mobile-menu', when: 'there is less than 1024 px of width' },
    { widget: 'dropdown-menu', when: 'it is a short list of commands or choices' },
    { widget: 'breadcrumbs', when: 'the reader needs the way up from this page' },
  ],
  keys: [
    { keys: 'Tab', does: 'Link, its button, the open panel, then the next link; leaving closes.' },
    { keys: 'Enter, Space', does: 'On a button: opens its panel or closes it.' },
    {
      keys: 'Arrow left, arrow right',
      does: 'The next or the previous link of the row, along the line of reading; "More" is the last.',
    },
    { keys: 'Home, End', does: 'The first link of the row, and its last one or "More".' },
    { keys: 'Escape', does: 'Closes, also what the mouse opened; from inside the focus goes to the button.' },
  ],
  accessibility: [
    'A navigation with lists of links; buttons say with aria-expanded what is open, and nothing has the role of a menu.',
    'Each button is named after its category ("Show Pipes menu"), so that twelve buttons have twelve names.',
    'The open page and the branch it is in carry aria-current.',
    'While categories are on their way the open panel is busy, says so, and shows their frame.',
    'Items without space are inert in the row: the keyboard and screen readers find them in "More" alone.',
    'Without script all items are in sight, in as many rows as they need.',
    'Touch opens by the button and closes by a touch outside; the link itself leads to the category.',
  ],
  dos: [
    'Keep titles to one or two words, and the most wanted first: the last ones go into "More" when the row is full.',
    'Let every category be a page: the row must work without script.',
    'Use the html of an item for one campaign, not for more links than the columns have.',
  ],
  donts: [
    'Do not shorten the 200 ms: crossing the row must open nothing.',
    'Do not go deeper than three levels.',
  ],
}
