import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'One month to choose days in, and the field in which a day is typed: the parts of the two pickers.',
  instead: [
    { widget: 'date-picker', when: 'one day is asked for in a form' },
    { widget: 'date-range-picker', when: 'from one day to another is asked for' },
  ],
  keys: [
    {
      keys: 'Arrow keys',
      does: 'A day back or on, a week up or down; they go where they point from right to left too.',
    },
    { keys: 'Home, End', does: 'To the first and the last day of the week.' },
    { keys: 'Page up, Page down', does: 'A month back or on; with Shift a year.' },
    { keys: 'Enter, Space', does: 'Chooses the day.' },
    { keys: 'Tab', does: 'Goes to the buttons of the month, then to the one day that can be reached.' },
  ],
  accessibility: [
    'A grid named by the month; weekdays are read in full, and each day in words with "today", start, end or within the range.',
    'The month is said when it changes.',
    'Days outside the bounds are off, and struck through as well as pale.',
    'Closed days look like them. The keys reach them, and the reason is read after the day.',
  ],
  dos: [
    'Pass today from the page: server and browser may be in different days.',
    'Begin the week as the country does.',
  ],
  donts: [
    'Do not use the calendar alone where people know the date: let them type.',
    'Do not send its Date objects anywhere; a day is text like 2026-11-20.',
  ],
}
