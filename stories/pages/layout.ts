import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    "Four ways to give children their places: Stack below each other, Inline beside each other, Columns that collapse by the width of their container, and Container at the width of the brand's page.",
  instead: [
    { widget: 'divider', when: 'a line, not only space, has to part two groups' },
    { widget: 'checkout-section', when: 'the parts are numbered steps that fold' },
    { widget: 'side-panel', when: 'the content is over the page' },
  ],
  keys: [],
  accessibility: [
    'It has no role of its own: a list is one because as is ul and its children are li.',
    'The order for the eye is the order of reading and of Tab; nothing is moved by style.',
    'At a zoom of 400 % columns are one column, because they ask for their own width.',
  ],
  dos: [
    'Take the space between things from the steps of space; compact density then narrows all of them together.',
    'Use rail-start for filters and rail-end for totals, so that pages share their lines.',
    'Let Inline wrap, unless its children are one short line in every language.',
  ],
  donts: [
    'Do not put space around a widget by a margin; the layout that holds it gives it.',
    'Do not set widths for telephones: columns collapse by the width of their container, also in a panel.',
    'Do not nest two Containers; their gutters add up.',
  ],
}
