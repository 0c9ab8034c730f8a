import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'Leads to another address, inside text or in a list of places.',
  instead: [
    {
      widget: 'button',
      when: 'something happens here and no address opens; its ButtonLink is for the one next step of a view',
    },
    { widget: 'breadcrumbs', when: 'the links say where a page is' },
    { widget: 'pagination', when: 'the links are pages of one list' },
    { widget: 'header-action', when: 'it is in the header with an icon and a count' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to it.' },
    { keys: 'Enter', does: 'Opens its address.' },
  ],
  accessibility: [
    'A native link with an address: middle click, new tab and copying the address work.',
    'The open page is marked with aria-current, and shown by weight instead of colour.',
    'A link to another site opens a new tab and says so after its text; without those words it does not typecheck.',
  ],
  dos: [
    'Use words that make sense without the sentence around them.',
    'Use quiet where the place says that these are links, as in a menu or a card.',
    'Use inverse on the header, the footer and tinted messages.',
  ],
  donts: [
    'Do not write "here" or "read more" alone.',
    'Do not use quiet inside running text: nothing would say that it is a link.',
    'Do not open pages of the shop itself in a new tab.',
  ],
}
