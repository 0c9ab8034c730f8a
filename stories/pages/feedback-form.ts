import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'What a visitor thinks of the shop or of this page: write, sent, thank you. It is in a dialog that closes 3.5 seconds after the thanks.',
  instead: [
    { widget: 'text-area', when: 'the text is part of a larger form' },
    { widget: 'status-banner', when: 'the shop has something to say' },
  ],
  keys: [
    { keys: 'Tab', does: 'The field, then send.' },
    { keys: 'Enter', does: 'On the button: sends. In the field: a new line.' },
  ],
  accessibility: [
    'An empty text is not sent: the field is marked invalid, says why and takes the focus.',
    'While it is sent the button is busy and the field cannot be written in.',
    'The thanks are in a status that was there before; the focus of the form goes to it, so that it is not lost.',
    'The thanks are as high as the form, so that the dialog does not jump.',
  ],
  dos: [
    'Say before the field what the text is used for.',
    'Thank also when sending failed: the visitor has done their part.',
  ],
  donts: ['Do not ask for stars or an address.', 'Do not open it by itself.'],
}
