import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Ticks one thing or several of a list. The choice counts when the form is sent or the filter asks for it.',
  instead: [
    { widget: 'switch', when: 'the change holds at once, without sending' },
    { widget: 'radio-list', when: 'only one of several can be' },
    { widget: 'facet-filter', when: 'the boxes are values of a filter with counts, search and show more' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to it.' },
    { keys: 'Space', does: 'Ticks or unticks it.' },
  ],
  accessibility: [
    'A native checkbox; the whole row is its label and can be pressed.',
    'The count is part of the name; description and message are read after it.',
    'Some of several is exposed as mixed and drawn as a line, not only by colour.',
  ],
  dos: [
    'Write the label so that ticked means yes.',
    'Give a message when terms must be accepted and were not.',
    'Put several into a fieldset with a legend.',
  ],
  donts: [
    'Do not tick anything in advance that costs money or gives consent.',
    'Do not write a label with "not".',
    'Do not use mixed as a third value that people can choose.',
  ],
}
