import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'A plain line to search in one list: orders, invoices, users. It clears itself and sends its form.',
  instead: [
    { widget: 'quick-search', when: "it is the shop's main search with results below" },
    { widget: 'facet-filter', when: 'it narrows the values of a filter' },
    { widget: 'text-field', when: 'what is typed is kept, not searched for' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to the field, then to clear when there is something, then to search.' },
    { keys: 'Enter', does: 'Sends its form.' },
    { keys: 'Escape', does: 'Clears the field when there is something; a panel around it stays open.' },
    { keys: 'Space', does: 'Presses the button that has the focus.' },
  ],
  accessibility: [
    'A native search input with a label for those who listen.',
    'Clear exists only when there is something to clear, and gives the focus back to the field.',
    'Put it into a form inside a search element, so that it is a landmark.',
  ],
  dos: [
    'Say in the placeholder by what can be searched: "Order number or reference".',
    'Announce the count of results after a search.',
  ],
  donts: [
    'Do not search at every key in long lists; wait for Enter.',
    'Do not put two on one page without saying in their labels what each searches.',
  ],
}
