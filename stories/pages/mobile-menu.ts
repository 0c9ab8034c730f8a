import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The same tree as the mega menu on a small screen: a panel from the bottom that shows one level at a time. The header’s menu button opens it.',
  instead: [
    { widget: 'mega-menu', when: 'there are 1024 px or more' },
    { widget: 'side-panel', when: 'the panel holds something else than the way through the shop' },
  ],
  keys: [
    { keys: 'Tab, Shift+Tab', does: 'Go round inside the panel.' },
    { keys: 'Enter, Space', does: 'On an entry with more below: down one level. On "Back": up again.' },
    { keys: 'Escape', does: 'Closes from any level and gives the focus back to the menu button.' },
  ],
  accessibility: [
    'A modal dialog around a navigation that is named after its level.',
    'Going down moves the focus to the level’s heading, going up to the entry that led there.',
    'While the levels below are on their way every entry leads on, to a level that is busy and then fills.',
    'Rows are as high as a finger needs (44 px or more on touch).',
  ],
  dos: [
    'Put language, customer service and the site’s own links below the tree.',
    'Name the way to the category itself in full: "All in Pipes".',
  ],
  donts: [
    'Do not open it by a swipe alone.',
    'Do not remember the level: it starts from the top each time, as the reader expects.',
  ],
}
