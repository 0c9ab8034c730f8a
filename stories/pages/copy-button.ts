import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Puts a number on the clipboard and shows for three seconds whether that went well. It is beside article, order and tracking numbers.',
  instead: [
    { widget: 'button', when: 'the text that is copied is not on the page, such as a whole list' },
    { widget: 'document-list', when: 'the customer takes a file with them' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to it.' },
    { keys: 'Enter, Space', does: 'Copies; the focus stays.' },
  ],
  accessibility: [
    'Named by what it copies; the name does not change with the outcome.',
    'The outcome is said by the announcer and shown beside the button by icon and words.',
    'The shown hint is hidden from readers, who have heard it.',
  ],
  dos: [
    'Put it right after the number.',
    'Copy the bare number as a system expects it, without spaces or units.',
    'Keep both outcomes to two or three words.',
  ],
  donts: [
    'Do not leave out the failed words: the clipboard is refused on pages without TLS and by some companies.',
    'Do not put more than one into a row.',
  ],
}
