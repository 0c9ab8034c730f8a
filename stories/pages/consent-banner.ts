import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Asks for consent to statistics and the like, without holding the page. Nothing is switched on before it is asked for.',
  instead: [
    { widget: 'dialog', when: 'the page must not be used before an answer' },
    { widget: 'status-banner', when: 'nothing is asked' },
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'The policy, refuse, accept, choose; with the groups shown, these before the buttons.',
    },
    { keys: 'Enter, Space', does: 'Press a button, or turn a switch.' },
  ],
  accessibility: [
    'A named region that takes no focus when it appears.',
    'The button to refuse comes before the one to accept, of the same size and tone.',
    'Choosing moves the focus on to the groups it shows; all of them are off.',
    'What is always on is text with a check, not a switch that cannot be turned.',
  ],
  dos: [
    'Ask a question that yes and no answer: the three buttons then share a row on a telephone.',
    'Say in one sentence what is counted, and that the shop works without it.',
    'Let its owner place it: at the foot of the window on a desktop.',
  ],
  donts: ['Do not switch anything on beforehand.', 'Do not hide refusing behind a second view.'],
}
