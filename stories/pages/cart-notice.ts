import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Says that an article is in the cart now, at the top right under the cart, and offers the way to the checkout. It leaves by itself after 4.4 seconds.',
  instead: [
    { widget: 'status-banner', when: 'the message must stay until it is read' },
    { widget: 'mini-cart', when: 'the reader wants to see the whole cart' },
    { widget: 'announcer', when: 'it need only be heard' },
  ],
  keys: [
    { keys: 'F8', does: 'Moves the focus to the notice; pressed again inside it does nothing.' },
    { keys: 'Tab, Shift+Tab', does: 'Close, then the way to the checkout.' },
    { keys: 'Escape', does: 'Inside: closes and gives the focus back to where F8 took it from.' },
  ],
  accessibility: [
    'A live region that is on the page before its words, so that they are read: product, number, quantity and price in one go.',
    'It never takes the focus by itself.',
    'Its time stands still under the pointer, with the focus inside and while the window is away (WCAG 2.2.1).',
    'A press outside closes it.',
  ],
  dos: [
    'Leave out the price for who sees none; the place closes up.',
    'Say "purchase list" in title and action for visitors who have no cart.',
    'Give the number of the new article: the time starts anew.',
  ],
  donts: ['Do not use it for a failed add: the button only ends its loading.', 'Do not show two at once.'],
}
