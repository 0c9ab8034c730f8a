import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Shows a newcomer around, one thing after the other: a card beside each thing, with the rest of the page in the dark. It opens once, and again for who asks for it.',
  instead: [
    { widget: 'tooltip', when: 'one control wants a few words at any time' },
    { widget: 'status-banner', when: 'something new is worth one sentence' },
    { widget: 'dialog', when: 'there is nothing on the page to point at' },
  ],
  keys: [
    { keys: 'Tab, Shift+Tab', does: 'Go round inside the card: skip, back, next.' },
    { keys: 'Enter, Space', does: 'Press the button that has the focus.' },
    { keys: 'Escape', does: 'Skips the tour.' },
    { keys: 'Arrows', does: 'Do nothing: they are for reading the card.' },
  ],
  accessibility: [
    'A modal dialog named by the heading of its step; the rest of the page waits.',
    'The focus is on the heading at every step and returns to where it was at the end.',
    '"Step 2 of 5" is text above the heading.',
    'The target is scrolled into view at once, without motion; the light around it is hidden from screen readers.',
    'When the target is not on the page the card is in the middle and says its words all the same; what comes within five seconds is pointed at.',
  ],
  dos: [
    'Keep to five steps, each one sentence.',
    'Begin with a step without a target that says what comes and that it can be skipped.',
    'Keep a way to show it again, under help.',
  ],
  donts: ['Do not open it over a task in progress.', 'Do not point at what a telephone does not show.'],
}
