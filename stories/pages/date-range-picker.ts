import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'From one day to another: two typed fields, a calendar and short cuts. Invoices, orders and reports filter by it.',
  instead: [
    { widget: 'date-picker', when: 'one day is asked for' },
    { widget: 'interval-filter', when: 'the bounds are numbers' },
  ],
  keys: [
    {
      keys: 'Typing, then Enter or Tab',
      does: 'Takes the day of that field, or says what is wrong with it.',
    },
    {
      keys: 'Enter, Space',
      does: 'On the button: opens. In the calendar: the first press is one end, the second the other, in whatever order.',
    },
    { keys: 'Arrow keys', does: 'A day back or on, a week up or down.' },
    { keys: 'Home, End', does: 'To the ends of the week.' },
    { keys: 'Page up, Page down', does: 'A month back or on; with Shift a year.' },
    { keys: 'Escape', does: 'Closes and leaves the dates as they were, also half chosen.' },
  ],
  accessibility: [
    'The button is named "Choose dates", or "Change dates" with both ends; focus comes back to it.',
    'Each day says whether it is the start, the end or within the range; what to choose next is said.',
    'Short cuts are buttons that are pressed when they are the chosen range.',
  ],
  dos: [
    'Offer the five or six ranges that people really ask for, cut to what can be had.',
    'Let an end stay open: from a day until now is a range too.',
  ],
  donts: [
    'Do not filter while the range is half chosen.',
    'Do not turn the two days round when they are typed the wrong way; say so.',
  ],
}
