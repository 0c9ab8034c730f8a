import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Where this page is in the tree of categories. Where space is short, one link leads up to the parent.',
  instead: [
    { widget: 'mega-menu', when: 'the way leads to any other place' },
    { widget: 'steps', when: 'the way is a form of several pages' },
    { widget: 'tabs', when: 'several views of the same thing are beside each other' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes from place to place.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  accessibility: [
    'A navigation with a name, an ordered list in it, and the current page marked as such without a link.',
    'The signs between the places are not read, and follow the direction of reading.',
  ],
  dos: [
    "Start with the start page and end with the name that is the page's heading.",
    'Use the names of the categories that the menu has.',
  ],
  donts: [
    'Do not show the way that somebody came; show where the page belongs.',
    'Do not use it on a page without anything above it.',
  ],
}
