import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The head of every page in three rows: the site’s links, the logo with search and actions, and the menu. One row stays while the page scrolls.',
  instead: [
    { widget: 'heading', when: 'a section needs a title' },
    { widget: 'breadcrumbs', when: 'the reader needs to know where this page is' },
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'The skip link first, then menu button, logo, search, actions and menu in the order of the page.',
    },
    { keys: 'Enter', does: 'On the skip link: past everything to the content.' },
  ],
  accessibility: [
    'A banner landmark; the skip link is the first stop of the keyboard and seen when it has the focus.',
    'The logo is a link named after the brand, not after the picture.',
    'What the keyboard reaches never hides under the row that stays (scroll-padding).',
    'On a telephone the menu button is a bar where the thumb is.',
  ],
  dos: ['Keep at most four actions.', 'Give the search the width that is left, up to 700 px.'],
  donts: [
    'Do not let it grow wider than the page’s lines, also where the content below is wider.',
    'Do not put prices or campaigns into it.',
  ],
}
