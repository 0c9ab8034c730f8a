import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Several lines of text: a note to the warehouse, what is wrong with a delivery. It grows with what is written, to three times its first height.',
  instead: [
    { widget: 'text-field', when: 'one line is enough' },
    { widget: 'feedback-form', when: 'the text is feedback about the shop' },
    { widget: 'file-drop', when: 'people would paste a whole list' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to it and on; a tab is not written.' },
    { keys: 'Typing', does: 'Tells its owner the whole text at every key.' },
    { keys: 'Enter', does: 'A new line; it does not send its form.' },
  ],
  accessibility: [
    'A native textarea named by its label and described by message, then hint.',
    'The running count is for the eye: the hint says the limit once.',
    'Each text runs in the direction of its own words.',
  ],
  dos: [
    'Give as many rows as people usually write.',
    'Say the limit in the hint and count towards it with countText.',
  ],
  donts: ['Do not cut what was pasted without a word.', 'Do not ask for structured data in it: use fields.'],
}
