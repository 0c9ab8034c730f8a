import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'The foot of every page: who the shop is, where everything is, and the small print.',
  instead: [{ widget: 'header', when: 'it must be at hand without scrolling' }],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes through the links group by group, and then to the action beside the small print.',
    },
  ],
  accessibility: [
    'A content-information landmark with one navigation per group, each named by its heading.',
    'Links are at least 24 px high and keep their contrast on the brand’s own frame.',
    'On a telephone the last line stays above the menu bar.',
    'On paper the links are left out: contact and small print remain.',
  ],
  dos: [
    'Keep three or four groups of up to six links.',
    'Put telephone and opening hours first: that is what people come for.',
  ],
  donts: [
    'Do not repeat the mega menu.',
    'A group without links is left out by itself; do not hide it by hand.',
  ],
}
