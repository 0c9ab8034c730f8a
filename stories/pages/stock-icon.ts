import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Whether an article can be had, how many and from where: an icon, a quantity, words and a colour. It is in variant rows, on product pages and in cart lines.',
  instead: [
    { widget: 'status-chip', when: 'it is about an order on its way, not about what is on the shelf' },
    { widget: 'badge', when: 'the product has a label such as outlet, whatever its stock' },
  ],
  keys: [],
  accessibility: [
    'Icon and colour say nothing that the words do not: the icon is hidden from readers.',
    'While the stock is on its way its place is kept, and the words say that it loads.',
  ],
  dos: [
    'Take colour and icon from the stock type: green for in stock, amber for partly or not in stock, blue for ordered, grey for blocked or not known.',
    'Show the day of the next delivery as the second line wherever the buyer has to wait.',
    'Use the shop icon only for the warehouse that the buyer has chosen.',
  ],
  donts: [
    'Do not show a quantity for what is ordered from the maker.',
    'Do not shorten the words to a colour in a narrow column; let them break.',
  ],
}
