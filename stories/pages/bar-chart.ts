import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Amounts side by side from zero: what was bought by month, by brand, by site. One to three series.',
  instead: [
    { widget: 'line-chart', when: 'it is a course in time with many points' },
    { widget: 'stat-tile', when: 'one figure says it' },
    { widget: 'data-table', when: 'the figures are read one by one' },
    { widget: 'progress', when: 'a part of a whole is shown' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to "show as a table", then to the table when it is open.' },
    { keys: 'Enter, Space', does: 'Opens and closes the table.' },
    { keys: 'Arrow keys', does: 'In the open table: scroll it.' },
  ],
  accessibility: [
    'The picture is read as its summary; the same data is in the table below.',
    'Series differ by full, soft and hollow bars, not by colour alone.',
    'With forced colours every bar has an edge.',
  ],
  dos: [
    'Keep the categories in an order that means something: time, or size.',
    'Leave unknown values out as null; they have no bar, and words in the table.',
  ],
  donts: ['Do not use it for more than a year of days.', 'Do not stack what does not add up.'],
}
