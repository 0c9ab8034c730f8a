import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    "Running text in the body face, in five steps of the brand's scale and five tones. Everything that is read and is neither a heading nor a name of a control.",
  instead: [
    { widget: 'heading', when: 'the words head a section of the page' },
    { widget: 'price', when: 'the number is a price with campaign, unit or hidden state' },
    { widget: 'badge', when: 'one word marks a product' },
    { widget: 'status-chip', when: 'the words are a delivery state' },
  ],
  keys: [],
  accessibility: [
    'A paragraph by default; as a span it can be inside other text and adds no stop for a screen reader.',
    'Every tone has 4.5:1 on the three surfaces of each brand; inverse only on dark ground.',
    'The tones error and success come with words that say the same.',
  ],
  dos: [
    'Use numeric for amounts and measures that are below each other.',
    'Keep muted for what can be left unread: units, hints, dates of no weight.',
    'Give one strong text to a row: the one that the eye looks for.',
  ],
  donts: [
    'Do not use a large size in place of a heading; it has no place in the outline.',
    'Do not set numeric on names: it never breaks and would leave a narrow card.',
    'Do not centre more than two lines.',
  ],
}
