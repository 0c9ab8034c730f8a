import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'Turns something on or off at once: hide prices, only my assortment, show all variants.',
  instead: [
    { widget: 'checkbox', when: 'the choice counts when a form is sent' },
    { widget: 'icon-button', when: 'the toggle is an icon in a row of tools' },
    { widget: 'radio-list', when: 'both states need words of their own' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to it; also while it is busy.' },
    { keys: 'Enter, Space', does: 'Ask for the other state.' },
  ],
  accessibility: [
    'A button of role switch; aria-checked tells the state, the name stays the same in both.',
    "The thumb's place shows the state as well as the colour, also in forced colours.",
    'Busy ignores presses, keeps the focus and is exposed with aria-busy.',
  ],
  dos: [
    'Name what is on when it is on: "Hide prices".',
    'Set busy until the server has answered, and go back when it fails.',
    'Say in the description what else changes, as when the page reloads.',
  ],
  donts: [
    'Do not put it into a form with a send button.',
    'Do not write "on" and "off" beside it.',
    'Do not change the label with the state.',
  ],
}
