import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The small picture of an article beside its name. Product rows and cards, cart lines and the quick search all draw theirs with it.',
  instead: [
    { widget: 'picture-gallery', when: 'the picture is looked at itself and has words of its own' },
    { widget: 'skeleton', when: 'the answer that holds the address is still on its way' },
  ],
  keys: [],
  accessibility: [
    'It has no words: the name beside it already says what it shows.',
    'A missing picture is not announced either, since the name does not depend on it.',
  ],
  dos: [
    'Give the box around it a fixed size, so that the list stands still while pictures arrive.',
    'Pass an empty address when an article has no picture; the drawn box keeps its place.',
  ],
  donts: [
    'Do not use it where the picture alone says what something is.',
    'Do not put words or prices on top of it.',
  ],
}
