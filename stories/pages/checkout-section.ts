import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'One numbered part of the checkout, which folds to a summary when it is done. All parts are on one page.',
  instead: [
    { widget: 'steps', when: 'each step is a page of its own' },
    { widget: 'facet-filter', when: 'sections open and close in any order' },
  ],
  keys: [
    { keys: 'Tab', does: 'The fields of the open part; on one that is done its change button.' },
    { keys: 'Enter, Space', does: 'On "Change": opens the part again.' },
  ],
  accessibility: [
    'A section named by its heading; the open one is the current step.',
    'A part that is not open keeps its fields, hidden, so that nothing typed is lost.',
    'The change button is read with the title of its part.',
    'The number is decoration: a check and the summary say that a part is done.',
  ],
  dos: [
    'Repeat in the summary what was chosen, not that it was.',
    'Keep the order of the parts whatever is open.',
  ],
  donts: [
    'Do not open two parts at once.',
    'Do not let a part that waits look like one that can be pressed.',
  ],
}
