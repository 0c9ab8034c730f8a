import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Nothing is here, why that is, and what to do next: an empty cart, a search without hits, a list before its first entry.',
  instead: [
    { widget: 'status-banner', when: 'there is content and something must be said about it' },
    { widget: 'page-error', when: 'the page itself is missing or broken' },
    { widget: 'skeleton', when: 'the content is still coming' },
  ],
  keys: [{ keys: 'Tab', does: 'Goes to the action.' }],
  accessibility: [
    'A heading of the right rank, then text and one action; the icon is not read.',
    'The page tells a change to it, such as "no articles", through the announcer.',
  ],
  dos: [
    'Name the thing that is missing in the title: "The cart is empty".',
    'Offer the one step that most people take next.',
  ],
  donts: [
    'Do not blame: "you have no orders yet" is enough.',
    'Do not use it for what somebody may not see; say that permission is missing.',
  ],
}
