import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'Asks before something is lost: emptying the cart, clearing a list, removing a project.',
  instead: [
    { widget: 'dialog', when: 'there is something to fill in or to read' },
    { widget: 'status-banner', when: 'the deed can be undone: do it, and say so' },
  ],
  keys: [
    { keys: 'Tab, Shift+Tab', does: 'Between Cancel and the deed.' },
    { keys: 'Enter, Space', does: 'Press the button that has the focus; that is Cancel at first.' },
    { keys: 'Escape', does: 'The same as Cancel.' },
  ],
  accessibility: [
    'An alert dialog named by its question and described by what will happen.',
    'The focus starts at Cancel, the answer that destroys least, and goes back to the opener.',
    'A press beside it does nothing: the question wants an answer.',
    'While the deed is under way its button is busy, keeps the focus and takes no second press.',
  ],
  dos: [
    'Name the deed on the button: "Empty the cart", not "Yes".',
    'Say how much is lost and whether it can be undone.',
  ],
  donts: ['Do not ask for what can be undone.', 'Do not use the danger tone for a harmless move.'],
}
