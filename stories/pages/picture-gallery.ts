import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The pictures of a product: one large, the others as small buttons below. It leads the product page.',
  instead: [
    { widget: 'thumbnail', when: 'the picture is only shown beside a name in a list' },
    { widget: 'product-card', when: 'the picture leads to a product' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to previous, next, then to each small picture.' },
    {
      keys: 'Enter, Space',
      does: 'Shows the previous, the next or the chosen picture; it goes round at the ends.',
    },
  ],
  accessibility: [
    'A group named by its label; every small picture is a button named by its place, "Picture 2 of 4".',
    'The place and the words of the new picture are said politely; the focus stays on the button.',
    'A picture that does not come leaves its words in its space.',
  ],
  dos: [
    'Write for each picture what it shows, not the name of the product again.',
    'Let the first picture be the one of the chosen variant.',
  ],
  donts: ['Do not move on by itself.', 'Do not put text into pictures: it is neither read nor translated.'],
}
