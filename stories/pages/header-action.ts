import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'One icon at the end of the header: lists, account, or the cart with its count. It is a link with an address and a button without.',
  instead: [
    { widget: 'icon-button', when: 'it is anywhere else' },
    { widget: 'button', when: 'the words matter more than the icon' },
  ],
  keys: [
    { keys: 'Enter', does: 'Follows the link, or presses the button.' },
    { keys: 'Space', does: 'Presses the button.' },
  ],
  accessibility: [
    'Its name is its label and the count in words: "Cart, 3 items". The number on the icon is hidden from screen readers.',
    'From 1280 px the label is beside the icon; below that it is only read.',
    '44 px in both directions at every width.',
  ],
  dos: [
    'Use it as the trigger of a popover for account and direct order.',
    'Give the count in words in the language of the page.',
  ],
  donts: ['Do not show a count for what is not waiting for anybody.'],
}
