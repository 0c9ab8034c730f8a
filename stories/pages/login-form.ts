import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'User name and password, with the way to a forgotten one. It is in a popover, in the side panel or on a page of its own.',
  instead: [
    { widget: 'dialog', when: 'something else than signing in stops the page' },
    { widget: 'account-menu', when: 'somebody is signed in already' },
  ],
  keys: [
    { keys: 'Tab', does: 'User name, password, its show button, sign in, links.' },
    { keys: 'Enter', does: 'In a field: sends.' },
    { keys: 'Space, Enter', does: 'On the show button: shows or hides the password.' },
  ],
  accessibility: [
    'Fields that a password manager knows (username, current-password); pasting is allowed.',
    'A failure is an alert before the fields, tied to the form; the focus stays where it was.',
    'While it is sent the form is busy, and a second press sends nothing.',
    'The show button says with its name and aria-pressed what it does.',
  ],
  dos: [
    'Show the label of the settings for a wrong password, and the other one for a locked account.',
    'Keep what was typed after a failure.',
  ],
  donts: ['Do not say which of the two was wrong.', 'Do not clear the user name.'],
}
