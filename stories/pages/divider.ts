import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'A fine line between two groups of the same list or panel.',
  instead: [
    { widget: 'layout', when: 'more space between the groups is enough' },
    { widget: 'heading', when: 'the second group has a name' },
    { widget: 'checkout-section', when: 'the groups are steps of a form' },
  ],
  keys: [],
  accessibility: [
    'A native hr: it is exposed as a separator between the groups.',
    "The line is the brand's quiet border and carries no meaning alone; in forced colours the system draws it.",
  ],
  dos: [
    'Try space first, then a line, then a box.',
    'Put it inside a Stack, which gives it space on both sides.',
  ],
  donts: [
    'Do not put one after the last group.',
    'Do not use it below a heading for decoration; it would be read.',
  ],
}
