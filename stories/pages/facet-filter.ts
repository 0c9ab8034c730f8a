import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The filters of a list: one section for each facet, with checkboxes, radios or an interval. It is used in the rail beside the list and in the all-filters panel.',
  instead: [
    {
      widget: 'interval-filter',
      when: 'a measure between two ends is asked for; the panel draws it inside its section',
    },
    { widget: 'filter-chips', when: 'the filters that are on are shown above the list' },
    { widget: 'sort-menu', when: 'the order of the list is chosen, not what is in it' },
  ],
  keys: [
    {
      keys: 'Enter, Space',
      does: 'On a heading: open or close the section. On "show more": show all values or the first eight.',
    },
    { keys: 'Space', does: 'On a checkbox: turn the value on or off.' },
    { keys: 'Arrow keys', does: 'On radios: move to the next value and choose it.' },
    { keys: 'Tab', does: 'Goes through headings, search boxes, values and buttons in their order.' },
    { keys: 'Enter', does: 'In a value search: nothing, so that the form is not sent.' },
  ],
  accessibility: [
    'Each heading holds a button that says whether its section is open and how many values are chosen: "Material, 2 selected".',
    'Values are native checkboxes or radios in a group with the name of the facet.',
    'The value search appears above 7 values; how many match is announced politely.',
    'Values after the first 8 wait behind "show more", which moves the focus to the first of them.',
  ],
  dos: [
    'Open the sections that matter in this list, and those in which something is chosen.',
    'Keep a value with no hits in sight and disabled, so that the list of values stands still.',
  ],
  donts: [
    'Do not sort values by their count alone when they are sizes.',
    'Do not clear all facets from inside one section.',
  ],
}
