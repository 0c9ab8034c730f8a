import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'One of the four product labels: campaign, rental, outlet or new. It is at the corner of a picture or beside the brand.',
  instead: [
    { widget: 'status-chip', when: 'it says how far a delivery has come' },
    { widget: 'stock-icon', when: 'it says whether the article can be had' },
    { widget: 'filter-chips', when: 'it can be taken away' },
  ],
  keys: [],
  accessibility: [
    'Text in a coloured box; the colour alone says nothing.',
    'With forced colours the box keeps its edge.',
  ],
  dos: [
    'Show at most two on one product, the campaign first.',
    'Keep the word short: it covers a part of the picture.',
  ],
  donts: [
    'Do not make a badge a link or a button.',
    'Do not invent a fifth kind; ask for a colour that means something else.',
  ],
}
