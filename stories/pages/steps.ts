import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Where one is on a way of several pages, such as an application, and what is left. A done step leads back.',
  instead: [
    { widget: 'timeline', when: 'goods are on their way, not a person' },
    { widget: 'tabs', when: 'the parts may be filled in any order' },
    { widget: 'checkout-section', when: 'all parts are on one page' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes from done step to done step.' },
    { keys: 'Enter, Space', does: 'Go back to the step.' },
  ],
  accessibility: [
    'An ordered list with a name; each step is read with its state, and the one at hand is marked as the current one.',
    'Only done steps are buttons; what is to come cannot be jumped to.',
    'On a telephone the words of the other steps are hidden from the eye and still read.',
  ],
  dos: [
    'Name each step by what is asked for: "Contact person".',
    'Keep what was typed when somebody goes back.',
  ],
  donts: ['Do not have more than six.', 'Do not number a way whose length depends on the answers.'],
}
