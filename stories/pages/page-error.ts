import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'In place of a page that is not there or that failed: what happened and the way on.',
  instead: [
    { widget: 'empty-state', when: 'the page is there and has nothing to show' },
    { widget: 'status-banner', when: 'a part of the page failed' },
  ],
  keys: [{ keys: 'Tab', does: 'The way on.' }],
  accessibility: [
    'One heading of the first level, which takes the focus after a navigation; the large figures are hidden from screen readers.',
    'The trace for the support can be selected with one press.',
  ],
  dos: [
    'Say what can be done next: search, the start page, the telephone.',
    'Take title and text of a missing page from the site’s settings.',
  ],
  donts: ['Do not blame the reader.', 'Do not show what the server said.'],
}
