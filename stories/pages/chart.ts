import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'What every chart shares: title, legend, axes in round steps, and the same data as a table. For makers of charts.',
  instead: [
    { widget: 'bar-chart', when: 'amounts are compared side by side' },
    { widget: 'line-chart', when: 'it is a course in time' },
    { widget: 'data-table', when: 'the figures themselves are read or exported' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to "show as a table", then to the table when it is open.' },
    { keys: 'Enter, Space', does: 'Opens and closes the table.' },
  ],
  accessibility: [
    'A figure named by its title; the picture is read as one sentence, its summary.',
    'The table holds every value, with words where nothing is known.',
    'On paper the table is below the picture by itself.',
  ],
  dos: [
    'Write in the summary what the picture shows, with its highest and lowest value.',
    'Name the unit in the title.',
  ],
  donts: [
    'Do not draw more than three series; use a table.',
    'Do not begin the axis elsewhere than at zero.',
  ],
}
