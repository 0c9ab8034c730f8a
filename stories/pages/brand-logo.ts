import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    "A brand's sign and word, drawn in the colour of the text around it with the brand's own signal colour. It is in the header, the footer and on printed papers.",
  instead: [
    { widget: 'icon', when: 'the sign is of an action or a thing' },
    { widget: 'heading', when: 'the name of the shop heads a page' },
  ],
  keys: [],
  accessibility: [
    'An image named by its title; with an empty title it is silent inside a link that has the name.',
    'logoName() names that link by the word seen in the logo first, so that speech input can name it.',
    'The word keeps its width while the display face is loading, so nothing moves.',
  ],
  dos: [
    "Put it on the header, the page's surface or white paper; all three are tried in every brand.",
    'Let it lead to the start page.',
  ],
  donts: [
    'Do not scale it below 30 px of height.',
    "Do not set it in another colour than the text's.",
    'Do not put two brands on one page of the shop; the wall of brands in this book is the exception.',
  ],
}
