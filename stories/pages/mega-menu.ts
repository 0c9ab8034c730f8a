import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The top categories across the page, each a link of its own, with a button that shows what is below. It is the third row of the header from 1024 px.',
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
      does: 'The next or the last link of the row, along the line of reading.',
    },
    { keys: 'Home, End', does: 'The first or the last link of the row.' },
    { keys: 'Escape', does: 'Closes, also what the mouse opened; from inside the focus goes to the button.' },
  ],
  accessibility: [
    'A navigation with lists of links; buttons say with aria-expanded what is open, and nothing has the role of a menu.',
    'Each button is named after its category ("Show Pipes menu"), so that twelve buttons have twelve names.',
    'The open page and the branch it is in carry aria-current.',
    'While categories are on their way the open panel is busy, says so, and shows their frame.',
    'Touch opens by the button and closes by a touch outside; the link itself leads to the category.',
  ],
  dos: [
    'Keep titles to one or two words; long rows break onto two lines from 1280 px.',
    'Let every category be a page: the row must work without script.',
    'Use the html of an item for one campaign, not for more links than the columns have.',
  ],
  donts: [
    'Do not shorten the 200 ms: crossing the row must open nothing.',
    'Do not go deeper than three levels.',
  ],
}
