import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'How much of a result is shown: "24 of 1 240 articles". It is beside the title of a list.',
  instead: [
    { widget: 'show-more', when: 'the count comes with a button for more' },
    { widget: 'pagination', when: 'the list is cut into pages' },
    { widget: 'stat-tile', when: 'one figure is the point of the place' },
  ],
  keys: [],
  accessibility: [
    'Plain text: announce a change through the announcer.',
    'The figures are strong and of one width, so the line stands still when they change.',
  ],
  dos: [
    'Give a template with both places, {0} for shown and {1} for all, in any order.',
    'Write large numbers with the spaces of the language.',
  ],
  donts: [
    'Do not leave a place out: a template without both is not drawn.',
    'Do not write "about"; the count is exact.',
  ],
}
