import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    "Names a page or a section in the brand's display face. The level is its place in the outline; the size is how it looks.",
  instead: [
    { widget: 'text', when: 'the words are strong but head nothing' },
    { widget: 'form-summary', when: 'it would head a list of what is wrong in a form' },
  ],
  keys: [],
  accessibility: [
    'A native h1 to h4: readers jump from one to the next.',
    'With tabIndex -1 the focus goes to it after a navigation, without being a stop for Tab.',
    'Size xl grows with its container between two steps in rem, so enlarged text stays readable.',
  ],
  dos: [
    'Give a page one level 1, and never leave a level out.',
    'Choose the level by the outline first; change the size when it looks too large there.',
    'Write sentence case; a brand that wants capitals sets them itself.',
  ],
  donts: [
    'Do not put a control inside it; put it beside it in an Inline.',
    'Do not end it with a full stop or an exclamation mark.',
    "Do not shorten a product's name to make it fit: it breaks into lines, and long words are hyphenated where the browser can.",
  ],
}
