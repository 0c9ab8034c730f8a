import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'A measure between two ends, such as a length from 15 to 6 000 mm: two fields and a slider with two thumbs, in steps of 0.1. It is inside a section of the filters.',
  instead: [
    { widget: 'facet-filter', when: 'the measure has a few fixed values, such as nominal sizes' },
    { widget: 'quantity-input', when: 'one number of goods is asked for' },
    { widget: 'date-range-picker', when: 'the two ends are days' },
  ],
  keys: [
    { keys: 'Typing', does: 'Takes digits, comma and dot; anything else does not get in.' },
    { keys: 'Enter', does: 'In a field: applies what holds at once.' },
    {
      keys: 'Arrow right, arrow up',
      does: 'On a thumb: 0.1 more; from right to left the left arrow is more.',
    },
    { keys: 'Arrow left, arrow down', does: 'On a thumb: 0.1 less.' },
    { keys: 'Page up, Page down', does: 'On a thumb: ten steps more or less.' },
    {
      keys: 'Home, End',
      does: 'On a thumb: its own lowest or highest value, which is the other thumb if that is in the way.',
    },
    { keys: 'Tab', does: 'From field, to field, lowest thumb, highest thumb: always in this order.' },
  ],
  accessibility: [
    'A group named by the facet with its unit; both fields are described by the range of the list.',
    'The fields are the first way in; the slider comes when the filter comes into view and needs no dragging.',
    'A message is below the fields and is announced politely after 700 ms or when the field is left.',
    'Thumbs say their value with its unit, and their bounds follow each other.',
  ],
  dos: [
    'Apply an edit 1.5 s after the last valid one.',
    'Write the four messages with the number that would be right: "From cannot be above 50 mm".',
  ],
  donts: [
    'Do not apply while a message is shown.',
    'Do not use it for a facet with a single value; it then has no slider.',
  ],
}
