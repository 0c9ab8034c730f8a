import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'A password that can be looked at before it is sent. It is in sign-in and in forms that set a new one.',
  instead: [
    { widget: 'text-field', when: 'the value is no secret' },
    { widget: 'login-form', when: 'the whole sign-in is needed, with its errors and links' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the field, then to its button.' },
    { keys: 'Typing, paste', does: 'Both are taken; so is what a password manager fills in.' },
    { keys: 'Enter', does: 'In the field sends its form; on the button shows or hides.' },
    { keys: 'Space', does: 'On the button shows or hides.' },
  ],
  accessibility: [
    'The button tells its state by aria-pressed and by its name: show or hide.',
    'Showing keeps the value and the focus; the button says which field it controls.',
    'Spelling and capitals are left alone by the browser.',
  ],
  dos: [
    'Give autoComplete current-password or new-password.',
    'Say the rules of a new password in the hint, before typing.',
  ],
  donts: [
    'Do not forbid pasting.',
    'Do not ask for the password twice: it can be looked at.',
    'Do not say in the message whether name or password was wrong.',
  ],
}
