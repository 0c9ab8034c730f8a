import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Holds the place of lines, titles, pictures, buttons or rows that are still coming, in their final size, so that nothing jumps.',
  instead: [
    { widget: 'spinner', when: 'the shape of what comes is not known' },
    { widget: 'empty-state', when: 'there is nothing to come' },
    { widget: 'progress', when: 'it is known how far it is' },
  ],
  keys: [],
  accessibility: [
    'It is hidden from readers; the region around it says that it is busy.',
    'It does not move, so it needs no care for reduced motion; where colours are forced it is an outline.',
  ],
  dos: [
    'Use the shapes of the content to come, and as many lines.',
    'Let it stay until everything in its group is there.',
  ],
  donts: [
    'Do not make it for what comes in a tenth of a second.',
    'Do not use it for a whole page when only prices are missing.',
  ],
}
