import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    "One day, typed in the locale's format or taken from a calendar: a delivery day, the end of a watch.",
  instead: [
    { widget: 'date-range-picker', when: 'there is a first and a last day' },
    { widget: 'select', when: 'only a few days can be had' },
    { widget: 'text-field', when: 'only a month or a year is asked for' },
  ],
  keys: [
    { keys: 'Typing, then Enter or Tab', does: 'Takes the day, or keeps the text and says what is wrong.' },
    { keys: 'Enter, Space', does: 'On the button: opens the calendar at the chosen day or today.' },
    {
      keys: 'Arrow keys, Home, End, Page up, Page down',
      does: 'Move in the calendar; with Shift, Page moves by a year.',
    },
    { keys: 'Escape', does: 'Closes the calendar without a change.' },
  ],
  accessibility: [
    'The button is named "Choose a day", or with the chosen day in words.',
    'Focus goes into the calendar and comes back to the button.',
    "The calendar's engine loads when it is first opened; its space is there before.",
  ],
  dos: [
    "Show how a day is written as the placeholder, in the reader's letters.",
    'Say bounds in a hint when they surprise.',
    'Pass days without delivery as closed, with the reason: nobody chooses one to be refused later.',
  ],
  donts: [
    'Do not correct a day that does not exist; say so.',
    'Do not use it for birthdays far back: type them.',
  ],
}
