import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The search field of the header with its suggestions: a line for what was probably meant, phrases, categories and articles in groups; what was searched for before while it is empty; and a way to scan a barcode. It may grow to 700 px.',
  instead: [
    { widget: 'search-field', when: 'a phrase is typed and nothing is suggested' },
    { widget: 'select', when: 'one of a few known values is chosen' },
    { widget: 'facet-filter', when: 'a list that is there already is made shorter' },
  ],
  keys: [
    { keys: 'Typing', does: 'Changes the phrase and takes the highlight away.' },
    {
      keys: 'Arrow down, arrow up',
      does: 'Highlights the next or previous option across all groups and shows its text in the field; one step beyond either end is the typed phrase again.',
    },
    { keys: 'Arrow down when closed, Alt + arrow down', does: 'Opens the list without a highlight.' },
    { keys: 'Alt + arrow up', does: 'Closes the list and keeps the phrase.' },
    { keys: 'Enter', does: 'Follows the highlighted option; without one it searches for the phrase.' },
    { keys: 'Escape', does: 'Gives the typed phrase back and closes; a second time clears the field.' },
    { keys: 'Left, right, Home, End', does: 'Move the caret in the field.' },
    {
      keys: 'Tab',
      does: 'Goes on to the buttons of the field and the one below the list; leaving them closes the list.',
    },
  ],
  accessibility: [
    'The field is a combobox and keeps the focus; the highlighted option is named by it.',
    'Options are links in a list box, so a middle click opens a new tab; each group is named by its heading.',
    'How many suggestions there are, or the sentence that there are none, is announced politely when the answer comes.',
    'The button that forgets recent searches is outside the list box, since an option holds no button.',
    'A later answer that puts another link in the highlighted place takes the highlight away, so that Enter follows nothing unseen.',
  ],
  dos: [
    'Wait 500 ms after the last key and ask for more than two characters only.',
    'Name the phrase in the sentence that nothing was found.',
    'Offer to forget recent searches wherever they are shown.',
    'Put did-you-mean first and products before categories.',
  ],
  donts: [
    'Do not put buttons into an option; it is one link.',
    'Do not offer to scan where the device has no camera or reads no codes.',
    'Do not show more than about ten options: the search page is for the rest.',
  ],
}
