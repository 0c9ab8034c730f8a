import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The price of one article with the unit it is for, the ordinary price beside a campaign, or the space for a price that comes later.',
  instead: [
    { widget: 'price-table', when: 'the price depends on the quantity' },
    { widget: 'totals', when: 'several amounts add up to one' },
  ],
  keys: [],
  accessibility: [
    'Amount and unit are read as one: "1 234,50 kr / pcs".',
    'Words before each amount say which is the campaign and which the ordinary price; the line through it is not enough.',
    'Hidden prices say so in words; a price on its way says that it loads.',
  ],
  dos: [
    'Show the unit always: a price by the metre is no price by the piece.',
    'Keep the widget in place while prices load; every state takes up the same space.',
  ],
  donts: [
    'Do not show zero where there is no price: the state "none" leaves the space empty.',
    'Do not format amounts here; they arrive with currency and decimals.',
  ],
}
