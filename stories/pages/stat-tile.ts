import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'One figure of note with its name and how it moved: on the overview of a customer.',
  instead: [
    { widget: 'bar-chart', when: 'several figures are compared' },
    { widget: 'line-chart', when: 'the way of a figure over time matters' },
    { widget: 'totals', when: 'amounts are added up for an order' },
  ],
  keys: [
    { keys: 'Tab', does: 'One stop, where the figure leads to a list.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  accessibility: [
    'The name, the figure with its unit and the change in words, in this order: "down by 2".',
    'The arrow is not read, and whether a change is welcome is no matter of colour alone.',
    'While the figure is coming the tile is busy, says so in words and keeps its size.',
  ],
  dos: ['Say what it is compared with.', 'Let the tile lead to the rows that the figure counts.'],
  donts: ['Do not round so far that a change disappears.', 'Do not show more than four in a row.'],
}
