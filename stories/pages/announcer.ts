import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    "The page's two live regions. The shell mounts it once; everything that changes without a navigation is said through announce().",
  instead: [
    { widget: 'status-banner', when: 'the message has to stay on the page' },
    { widget: 'cart-notice', when: 'the change is an added article with a next step' },
    { widget: 'visually-hidden', when: 'the words belong to a place and change nothing' },
  ],
  keys: [],
  accessibility: [
    "One polite region (status) and one assertive (alert), both empty in the server's markup.",
    'The same sentence twice is said twice: the region is emptied for 50 ms in between.',
    'Of several sentences within that pause only the last is said.',
    'It never takes the focus and shows nothing.',
  ],
  dos: [
    'Say the outcome in one sentence: "24 of 130 products are shown".',
    'Keep assertive for what must not be missed, such as a failed add.',
    'Hand over words in the language of the page.',
  ],
  donts: [
    'Do not add a live region to a widget of your own.',
    'Do not announce what the focus is moved to; it is read anyway.',
    'Do not announce at every key: wait until typing rests.',
  ],
}
