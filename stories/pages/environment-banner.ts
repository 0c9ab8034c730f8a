import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'A line above the header that says that this shop is not the real one: local, dev, test or master. Production has none.',
  instead: [{ widget: 'status-banner', when: 'the message is for customers' }],
  keys: [],
  accessibility: [
    'Plain text in the shell’s first landmark; the colour says nothing that the words do not.',
    'It scrolls away with the page and covers nothing.',
  ],
  dos: ['Name the environment in words.', 'Use the attention tone where orders could become real.'],
  donts: ['Do not let it stick to the top.', 'Do not put a link or a button into it.'],
}
