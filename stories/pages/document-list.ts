import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The data sheets, instructions and declarations of a product, each a link that says what comes and how big it is.',
  instead: [
    { widget: 'link', when: 'there is one document inside a sentence' },
    { widget: 'data-table', when: 'documents are filtered, chosen or fetched together' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes from document to document.' },
    { keys: 'Enter', does: 'Opens the document.' },
  ],
  accessibility: [
    'A named list of links; kind and size belong to the name of each.',
    'The icon is decoration and hidden.',
  ],
  dos: [
    'Name the document by what it is: "Mounting instruction", not by its file.',
    'Leave kind or size empty where they are not known; nothing is made up.',
  ],
  donts: [
    'Do not open documents in a new window unasked.',
    "Do not list the same document once per language; choose the reader's.",
  ],
}
