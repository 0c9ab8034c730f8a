import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The frame that every field shares: label above, message and hint below, all tied to the control. Use it for a control that has no field of its own yet.',
  instead: [
    { widget: 'text-field', when: 'the control is one line of text' },
    { widget: 'text-area', when: 'it is several lines' },
    { widget: 'select', when: 'it is a list to choose from' },
    { widget: 'quantity-input', when: 'it is a quantity of goods' },
    { widget: 'checkbox', when: 'it is a box to tick, whose label is beside it' },
  ],
  keys: [],
  accessibility: [
    'The label is a native label; the star of a required field is visual; screen readers get it from the control itself.',
    'Message and hint describe the control, the message first.',
    'A message has an icon and words and marks the control invalid.',
  ],
  dos: [
    'Spread what it hands over onto the control, all of it.',
    'Write the hint before a mistake can happen: format, limit, where it is printed.',
    'Show a message when the field is left or the form is sent.',
  ],
  donts: [
    'Do not write "invalid": say what to write.',
    'Do not use a placeholder in place of a label.',
    'Do not show a message while the first characters are typed.',
  ],
}
