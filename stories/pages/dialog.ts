import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'A modal window in the middle of the page, from the bottom on a telephone: one small task that is done or left, such as naming a list.',
  instead: [
    { widget: 'confirm-dialog', when: 'the only question is whether to go on' },
    { widget: 'side-panel', when: 'it belongs beside the page, is long, or is opened often' },
    { widget: 'popover', when: 'the page should stay at hand' },
  ],
  keys: [
    { keys: 'Tab, Shift+Tab', does: 'Go round inside the window.' },
    { keys: 'Escape', does: 'Closes and changes nothing.' },
  ],
  accessibility: [
    'A modal dialog named by its title and described by the sentence below it, when there is one.',
    'The focus starts at the title, or at the first field; it goes back to what opened the window.',
    'Long content scrolls between title and buttons, which stay in sight.',
  ],
  dos: [
    'Start at the first field when there is something to fill in.',
    'Put the most important button last; on a narrow window it is on top.',
  ],
  donts: ['Do not open one by itself: somebody asked for it.', 'Do not open a dialog from a dialog.'],
}
