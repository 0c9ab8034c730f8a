import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'A modal panel at the end of the line, 480 px wide, from the bottom on a telephone. It holds what belongs to the page beside it: all filters, the mini cart, sign-in.',
  instead: [
    { widget: 'dialog', when: 'it is one small task that stops everything else' },
    { widget: 'confirm-dialog', when: 'it is a yes or a no before something is lost' },
    { widget: 'popover', when: 'it is small, belongs to one button and need not hold the page' },
  ],
  keys: [
    { keys: 'Tab, Shift+Tab', does: 'Go round inside the panel.' },
    { keys: 'Escape', does: 'Closes; of several panels the top one.' },
  ],
  accessibility: [
    'A modal dialog named by its heading; the page behind is hidden from screen readers and cannot be reached.',
    'The focus starts at the heading, or at the first field when there is something to fill in.',
    'It goes back to what opened the panel, or to the main part of the page when that is gone.',
    'The page’s scroll is locked; the scrollbar’s space stays, so that nothing shifts.',
  ],
  dos: [
    'Put the one action of the panel into the footer, where it stays in sight.',
    'Let a panel that opens a panel stay open below: closing leads back to it.',
  ],
  donts: [
    'Do not stack more than two.',
    'Do not put a page into it: what deserves an address deserves a page.',
  ],
}
