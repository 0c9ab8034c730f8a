import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'The end of a list that goes on: how much is shown, as words and as a bar, and a button for the next part.',
  instead: [
    { widget: 'pagination', when: 'people come back to a certain page, as in order history' },
    { widget: 'result-count', when: 'only the count is needed' },
    { widget: 'progress', when: 'work gets on that nobody presses for' },
  ],
  keys: [
    { keys: 'Enter, Space', does: 'Ask for more. As a link it is Enter alone.' },
    { keys: 'Ctrl + Enter', does: 'As a link: opens the next page in a new tab.' },
  ],
  accessibility: [
    'The button becomes a spinner with a name of its own and keeps the focus, even where it was a link.',
    'The list moves the focus to its first new item and tells the new count politely.',
    'With infinite scrolling the button stays, for those who do not scroll.',
  ],
  dos: [
    'Give it the address of the next page, so that it works without script.',
    'Let it be pressed again after one second, or when more items are there.',
  ],
  donts: [
    'Do not take the button away while more is loading.',
    'Do not use it inside a panel that scrolls by itself.',
  ],
}
