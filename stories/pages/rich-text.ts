import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'What editors wrote in their own system: headings, paragraphs, lists, links and pictures, parsed on the server. It is in menu panels, login blocks and notices.',
  instead: [
    { widget: 'text', when: 'the words are the interface’s own and hold no markup' },
    { widget: 'status-banner', when: 'the message has a severity' },
  ],
  keys: [{ keys: 'Tab', does: 'Goes through its links in the order of the text.' }],
  accessibility: [
    'Headings take the level of the place, so that the page keeps one order of headings.',
    'A picture that cannot be shown leaves its alternative text; one that says nothing has an empty one.',
    'Markup is never set as text: an address that runs code is drawn as plain words.',
  ],
  dos: [
    'Give pictures their width and height, so that nothing jumps when they arrive.',
    'Use the small size in menus and the inverse links on the frame of the page.',
  ],
  donts: [
    'Do not put buttons or forms into editors’ text.',
    'Do not use it for product data: attributes have a table of their own.',
  ],
}
