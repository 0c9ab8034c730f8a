import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'The course of something in time: buying by month, prices by week, this year beside the last.',
  instead: [
    { widget: 'bar-chart', when: 'there are few values, or they are not in time' },
    { widget: 'stat-tile', when: 'only the last value and its change matter' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to "show as a table", then to the table when it is open.' },
    { keys: 'Enter, Space', does: 'Opens and closes the table.' },
    { keys: 'Arrow keys', does: 'In the open table: scroll it.' },
  ],
  accessibility: [
    'The picture is read as its summary; the same data is in the table below.',
    'Series differ by drawn, dashed and dotted lines and by their points, not by colour alone.',
  ],
  dos: [
    'Put the series that it is about first: it is drawn on top.',
    'Leave what is not known as null: the line has a gap there.',
  ],
  donts: ['Do not join points over a gap.', 'Do not use it for things that have no order, such as brands.'],
}
