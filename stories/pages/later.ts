import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Loads the code of a part when it is first drawn. When that fails, the part alone shows a message and tries again.',
  instead: [
    { widget: 'skeleton', when: 'the shape of the part is to be shown while it is on its way' },
    { widget: 'page-error', when: 'the whole page has failed' },
    { widget: 'status-banner', when: 'an answer could not be had and the code is there' },
  ],
  keys: [],
  accessibility: [
    'The message is the one of the app: give it a live region, so that it is read when it comes.',
    'A part that draws its own button keeps the button while it has failed, so that the focus stays.',
    'Markup of the server stays readable until its code is there.',
  ],
  dos: [
    'Put it into a Suspense whose fallback keeps the space of the part.',
    'Give LaterFailureView once for the whole app, with a button that tries again.',
    'Say with `over` that a part opens over the page: its message is there too.',
  ],
  donts: [
    'Do not load later what a page shows first and nothing on the server draws.',
    'Do not use it for answers of a service: only for code.',
  ],
}
