import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Where an order or a line is: one of the nine delivery states, each with an icon and words of its own.',
  instead: [
    { widget: 'order-status-indicator', when: 'the order stands alone and its way can be drawn' },
    { widget: 'timeline', when: 'each step has its day' },
    { widget: 'badge', when: 'a word praises an article' },
    { widget: 'stock-icon', when: 'an article is in stock or not' },
  ],
  keys: [],
  accessibility: [
    'The words carry the meaning; the icon is not read, and its drawing differs in every state.',
    'In a table the column makes space for the words; in a narrower box they break and are never cut.',
  ],
  dos: [
    'Use the words that the customer knows from mail and invoice.',
    'Show a state that the system cannot name as unknown, with a way to ask.',
  ],
  donts: ['Do not press it: it is no button.', 'Do not take a colour of it for another meaning nearby.'],
}
