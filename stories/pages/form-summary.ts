import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Everything that keeps a form from being sent, above it. It comes after a failed try, takes the focus, and each line leads to its field.',
  instead: [
    { widget: 'field', when: 'one field is wrong while it is being filled in' },
    { widget: 'status-banner', when: 'the server failed and no field is to blame' },
    { widget: 'page-error', when: 'the page itself cannot be shown' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes through the lines.' },
    { keys: 'Enter', does: 'Goes to the field of the line.' },
  ],
  accessibility: [
    'A region named by its title; the focus goes to it, so it is read without a live region.',
    'With a key that counts the tries a second failed try is read too.',
    'A line finds its field by id or by name; a line without a field is plain text.',
    "Following a line adds no step to the browser's history.",
  ],
  dos: [
    'List the faults in the order of the fields, in the words of their messages.',
    "Keep each field's own message beside the field as well.",
    'Choose the level of its title by the outline of the page.',
  ],
  donts: [
    'Do not show it before the first try.',
    'Do not change its lines while people type: it is of the last try.',
    'Do not list more than can be mended; say what is common to all.',
  ],
}
