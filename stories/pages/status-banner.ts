import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Says in its place what the state is: done, wrong, to be careful about, good to know, or waiting for you. It stays until somebody closes it or the reason is gone.',
  instead: [
    { widget: 'cart-notice', when: 'something was put into the cart and the answer may leave by itself' },
    { widget: 'field', when: 'one field of a form is wrong' },
    { widget: 'form-summary', when: 'several fields of a form are wrong' },
    { widget: 'empty-state', when: 'there is nothing at all to show' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the action and then to the close button.' },
    { keys: 'Enter, Space', does: 'Act or close.' },
  ],
  accessibility: [
    'The severity is a word and a sign, never a colour alone.',
    'Present from the start it is a group with a name; when it comes later and is marked live, an error interrupts and all else waits its turn.',
    'A live banner opens its region first and fills it then, or readers would miss the words.',
    'It never takes the focus and never leaves by itself.',
  ],
  dos: [
    'Say what happened in the title and what can be done in the text.',
    'Use attention for what waits for this person, and warning for what may go wrong.',
  ],
  donts: ['Do not stack more than two.', 'Do not use error for what is merely not available.'],
}
