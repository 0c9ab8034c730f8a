import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'One of several, all in sight: a customer to buy for, an address, a way of delivery.',
  instead: [
    { widget: 'select', when: 'there are more than about ten choices, or little space' },
    { widget: 'checkbox', when: 'several can be chosen' },
    { widget: 'account-menu', when: 'it switches the customer in the header' },
    { widget: 'tabs', when: 'it changes what is shown, not a value' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the chosen radio, or to the first; once for the whole list.' },
    { keys: 'Arrow keys', does: 'Choose the next or the one before; closed ones are passed over.' },
    { keys: 'Space', does: 'Chooses the one with the focus.' },
  ],
  accessibility: [
    'A native fieldset with its legend and native radios.',
    'Lines below a label are read after it; a message describes the group.',
    'The chosen row is marked by its dot as well as by its ground.',
  ],
  dos: [
    'Put what tells choices apart first: the name, then the id and address.',
    'Disable the group while a change is on its way.',
    'Wait 400 ms or for a button before a choice costs a call: arrow keys choose at once.',
  ],
  donts: [
    'Do not reload the page from a change alone.',
    'Do not leave people without a way back to none: add a choice for it.',
    'Do not hide the legend unless a heading above says the same.',
  ],
}
