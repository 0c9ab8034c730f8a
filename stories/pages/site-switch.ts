import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The sites of the company by brand. A site is another shop with its own range, prices and customers, so these are plain links.',
  instead: [
    { widget: 'locale-switch', when: 'only the language changes' },
    { widget: 'account-menu', when: 'the customer changes, not the shop' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes from site to site.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  accessibility: [
    'A navigation with a list per brand, named by it; each site is written in its own language.',
    'The open one has a check and aria-current.',
    'One column on a telephone, up to three where there is space (by its own width, not the window’s).',
  ],
  dos: ['Say beside the country what the site sells when two share it.'],
  donts: ['Do not carry the cart over: prices and stock are another shop’s.'],
}
