import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'One postal address to read, with what can be done to it: a delivery address at the checkout or on my pages.',
  instead: [
    { widget: 'radio-list', when: 'one of several addresses is chosen' },
    { widget: 'salesman-card', when: 'it is a person to call' },
  ],
  keys: [{ keys: 'Tab', does: 'Its buttons and links.' }],
  accessibility: [
    'An article with a heading of the level that its place asks for, and the address in an address element.',
    'Missing parts leave no empty line.',
    'Names and streets run in the direction of their own letters.',
  ],
  dos: [
    'Mark the default in a word, not by a colour alone.',
    'Name the buttons after the address when there are several cards.',
  ],
  donts: ['Do not put a form into it: editing takes its place.'],
}
