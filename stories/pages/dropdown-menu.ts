import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'A button that unfolds a short list of commands or links: what can be done to a list, which language to read. Its code is loaded only where it is used.',
  instead: [
    { widget: 'select', when: 'a value is chosen in a form' },
    { widget: 'locale-switch', when: 'the languages can be shown as links' },
    { widget: 'popover', when: 'there is more inside than single lines' },
  ],
  keys: [
    { keys: 'Enter, Space, Arrow down', does: 'On the trigger: opens, with the focus on the first item.' },
    {
      keys: 'Arrow down, arrow up',
      does: 'The next or the last item; what cannot be chosen is passed over.',
    },
    { keys: 'Home, End', does: 'The first or the last item.' },
    { keys: 'Letters', does: 'Go to the item that begins with them.' },
    { keys: 'Enter, Space', does: 'Choose the item and close.' },
    { keys: 'Escape', does: 'Closes and gives the focus back to the trigger.' },
  ],
  accessibility: [
    'A menu of menu items with a name of its own; links keep their address and open in a new tab as links do.',
    'The one that holds now has a check and aria-current, not colour alone.',
    'A disabled item stays in its place, so that the others are where the hand expects them.',
  ],
  dos: ['Give icons to every item or to none.', 'Start each command with its verb: "Copy the list".'],
  donts: [
    'Do not put fields, switches or a second menu inside.',
    'Do not hide the one thing that everybody needs in it.',
  ],
}
