import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'How far something has got, in a bar and in words: reading a file, a budget that is used, a goal.',
  instead: [
    { widget: 'spinner', when: 'nobody knows how far it is and it takes seconds' },
    { widget: 'skeleton', when: 'content is on its way and its shape is known' },
    { widget: 'steps', when: 'a person gets on, not a machine' },
    { widget: 'show-more', when: 'a list is shown in part' },
  ],
  keys: [],
  accessibility: [
    "The browser's own progress element, named by its label and described by its words.",
    'A tone never stands alone: the words say "118 %" too.',
    'Without a value the stripes stand still, with and without reduced motion.',
  ],
  dos: [
    'Say the measure in the unit of the work: "120 of 340 rows".',
    'Hide the label only where the words around it say the same.',
  ],
  donts: ['Do not let it run backwards.', 'Do not turn it red before the limit is reached.'],
}
