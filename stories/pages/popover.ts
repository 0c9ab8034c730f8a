import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'A small surface at the button that opens it, for a form or facts that belong to that button: sign-in, account, choosing dates. The page stays at hand.',
  instead: [
    { widget: 'dropdown-menu', when: 'it is a list of commands or links to choose from' },
    { widget: 'tooltip', when: 'it is a few words and nothing to press' },
    { widget: 'side-panel', when: 'it holds much, or the screen is a telephone' },
  ],
  keys: [
    { keys: 'Enter, Space', does: 'On the trigger: opens and moves the focus to the first part inside.' },
    { keys: 'Tab, Shift+Tab', does: 'Go round inside.' },
    { keys: 'Escape', does: 'Closes and gives the focus back to the trigger.' },
  ],
  accessibility: [
    'A dialog with a name of its own that is not modal: nothing behind is hidden or locked.',
    'The trigger says with aria-expanded whether it is open.',
    'A press outside closes it.',
    'It turns to the side where there is space and scrolls inside when there is not enough.',
  ],
  dos: ['Keep it to one purpose and less than half a screen.', 'Align it with the edge of its trigger.'],
  donts: ['Do not open it by hovering.', 'Do not open another popover or a menu from inside it.'],
}
