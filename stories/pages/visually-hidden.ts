import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'Words for those who listen: they complete what the eye knows from the place.',
  instead: [
    { widget: 'text', when: 'everybody should read the words' },
    { widget: 'tooltip', when: 'they explain a control to those who see it' },
    { widget: 'announcer', when: 'they say that something has changed' },
  ],
  keys: [],
  accessibility: [
    'Read in its place and part of the name of the control around it.',
    'With an id it can label or describe another element.',
    'It takes no space and cannot be selected by pointer.',
  ],
  dos: [
    'Complete short words in lists: "Remove" becomes "Remove Ball valve DN 15".',
    'Translate it like every other text.',
  ],
  donts: [
    'Do not hide what a seeing customer needs too.',
    'Do not put a control inside: what takes the focus must be seen.',
    'Do not repeat what is beside it.',
  ],
}
