import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The customer’s own salesman: who it is and how to reach them. It is in the menus and on my pages.',
  instead: [{ widget: 'address-card', when: 'it is a place, not a person' }],
  keys: [
    { keys: 'Tab', does: 'The telephone number, then the address of the mail.' },
    { keys: 'Enter', does: 'Calls, or writes.' },
  ],
  accessibility: [
    'The links say what they do before their number: "Call 040-12 34 56".',
    'A number that cannot be dialled is text; without one there is no empty line.',
    'The portrait is decoration; a sign is in its place where there is none.',
    'A number keeps its order in a page that runs from right to left.',
  ],
  dos: ['Write the number as people do: the card makes the one that is dialled.'],
  donts: ['Do not show a switchboard as a person.'],
}
