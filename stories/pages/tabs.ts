import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Several views in one place, one of them open. Views that have an address each are links in the same look.',
  instead: [
    { widget: 'steps', when: 'the parts must be filled in their order' },
    { widget: 'radio-list', when: 'something is chosen that is sent' },
    { widget: 'pagination', when: 'the parts are pages of one list' },
  ],
  keys: [
    {
      keys: 'Arrow right, arrow left',
      does: 'The next or previous tab, around the ends; it opens at once. In a page from right to left they are turned round.',
    },
    { keys: 'Home, End', does: 'The first or last tab.' },
    { keys: 'Tab', does: 'On into the open panel, and then to what is in it.' },
    { keys: 'Enter', does: 'As links: follows the address.' },
  ],
  accessibility: [
    'A tab list with a name; each tab is tied to its panel, and the row of tabs is one stop of the keyboard.',
    'Panels stay mounted, so that nothing typed is lost.',
    'As links they are a navigation, and the current view is marked as the current page.',
  ],
  dos: [
    'Use links where somebody may want to send the address.',
    'Show how many there are behind a tab, if it helps to choose.',
    'In a form, count the fields to correct in the tone of errors and say it in words.',
  ],
  donts: ['Do not hide anything in a tab that everybody must read.', 'Do not put tabs into tabs.'],
}
