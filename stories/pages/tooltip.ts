import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'A few words more about a control, while the pointer rests on it or the keyboard focus is on it. It never says what is said nowhere else: a finger does not see it.',
  instead: [
    { widget: 'icon-button', when: 'only the name of an icon is meant: its label is its tooltip already' },
    { widget: 'popover', when: 'there is something to press or to copy inside' },
    { widget: 'text', when: 'everybody needs the words: write them down' },
  ],
  keys: [
    { keys: 'Tab', does: 'Shows it at once when the trigger has the focus, hides it when it leaves.' },
    { keys: 'Escape', does: 'Hides it; the focus stays.' },
    { keys: 'Enter, Space', does: 'Do what the trigger does, and hide it.' },
  ],
  accessibility: [
    'It describes its trigger (aria-describedby); the trigger keeps its own name.',
    'It stays while the pointer is on it, and Escape takes it away (WCAG 1.4.13).',
    'It appears after half a second under the pointer, at once for the keyboard.',
    'Its text runs in the direction of its own words.',
  ],
  dos: ['Write one short sentence without a full stop.', 'Choose the side where it covers the least.'],
  donts: [
    'Do not wrap an icon button: the browser shows its label, and two would appear.',
    'Do not put it on text that is no control: the keyboard cannot reach that.',
    'Do not put an error or a price into it.',
  ],
}
