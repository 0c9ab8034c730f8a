import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'What became of each row that was pasted or uploaded, before anything is ordered: its number, its own text, how it ended and what can be done.',
  instead: [
    { widget: 'direct-order-grid', when: 'lines are typed one by one' },
    { widget: 'data-table', when: 'the rows are already taken' },
    { widget: 'file-drop', when: 'the file has not been chosen yet' },
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes through the buttons of the outcomes, then to the choice or the button of each row.',
    },
    {
      keys: 'Enter, Space',
      does: 'On an outcome: shows its rows alone. On configure: opens the choice of the article.',
    },
    { keys: 'Arrow keys', does: 'In a choice: choose one of the articles.' },
  ],
  accessibility: [
    'A native table headed by the number of the row in the file.',
    'The outcome is an icon with words; the buttons that narrow the rows are pressed or not.',
    'Choices and buttons are named with their row or their article.',
  ],
  dos: [
    'Offer first what needs someone: choices, configurations, then what cannot be ordered.',
    'Show the row as it stood in the file, so that it can be found there.',
  ],
  donts: ['Do not leave out rows that are fine: people count them.', 'Do not order what waits for a choice.'],
}
