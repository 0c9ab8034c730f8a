import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Who is signed in, for which of the attached customers, and the way out. It is in a popover from the header, or in the side panel.',
  instead: [
    { widget: 'login-form', when: 'nobody is signed in' },
    { widget: 'radio-list', when: 'a choice has nothing to do with the account' },
  ],
  keys: [
    { keys: 'Tab', does: 'The radios as one stop, the switch button, options, links, sign out.' },
    { keys: 'Arrow up, arrow down', does: 'Choose another customer; nothing is switched yet.' },
    { keys: 'Enter, Space', does: 'On a radio or the button: switches to the chosen customer.' },
    { keys: 'Space', does: 'On an option: turns it on or off.' },
  ],
  accessibility: [
    'Native radios in a group with a legend; each is described by number, address and city.',
    'Because arrows choose, they switch nothing: the button, Enter or Space does. A click switches at once, and the legend says so.',
    'Options are switches; while a change is on its way the switch is busy and keeps the focus.',
    'While it switches the radios are disabled and the button is busy; a failure is an alert.',
    'The list is at most 300 px high, scrolls by itself and begins at the customer of now.',
  ],
  dos: [
    'Say in the legend that a click switches, and that the button does after the arrow keys.',
    'Offer only options that the user really has, and flip one when it is saved.',
    'Show it with one customer too: then there is only the name and the way out.',
  ],
  donts: [
    'Do not switch while arrow keys pass over customers, nor after a rest: reading takes time.',
    'Do not shorten addresses: they tell two branches apart.',
  ],
}
