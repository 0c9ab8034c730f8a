import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'Something is on its way and takes a moment; its size is not known.',
  instead: [
    { widget: 'skeleton', when: 'the shape of what comes is known' },
    { widget: 'progress', when: 'it is known how far it is' },
    { widget: 'button', when: 'the wait belongs to a press; the button has its own' },
  ],
  keys: [],
  accessibility: [
    'Its words are read where no text beside it says the same; pass null there.',
    'It has no live region: announce the loading through the announcer.',
    'It stands still for those who want less motion.',
  ],
  dos: [
    'Show it after a third of a second; shorter waits need no sign.',
    'Put it where the content will be.',
  ],
  donts: ['Do not cover the page with it.', 'Do not show two at once.'],
}
