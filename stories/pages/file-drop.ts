import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    "Takes files by the system's dialog or dropped on it, and lists what was taken: an order list from Excel, a logo for workwear, a picture of damaged goods.",
  instead: [
    { widget: 'text-area', when: 'a short list can be pasted' },
    { widget: 'direct-order-grid', when: 'articles are typed line by line' },
    { widget: 'import-check-grid', when: 'the file has been read and its lines are looked through' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the field, then to the button of each taken file.' },
    { keys: 'Enter, Space', does: "On the field open the system's dialog; on a button give that file back." },
  ],
  accessibility: [
    'A native file field with its label; the zone shows its focus and the label on it can be pressed.',
    'Dropping is the short way only: everything works by keyboard.',
    'Removing a file gives the focus back to the field.',
    'While busy it is closed and says what it is doing.',
  ],
  dos: [
    'Say kinds and the largest size in the hint.',
    'Say by message why a dropped file was refused: the dialog filters, dropping does not.',
    'Show sizes in words: "24 kB".',
  ],
  donts: [
    'Do not keep a file that failed in the list without a message.',
    'Do not start an order from a drop: show what was read first.',
    'Do not take several files where the next step uses one.',
  ],
}
