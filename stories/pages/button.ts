import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'Does something here: adds, sends, opens, removes. ButtonLink looks the same and leads to another address.',
  instead: [
    { widget: 'icon-button', when: 'an icon everybody knows is enough and space is short' },
    { widget: 'link', when: 'it leads somewhere from inside text' },
    { widget: 'copy-button', when: 'it copies a number' },
    { widget: 'switch', when: 'it turns something on or off' },
    { widget: 'show-more', when: 'it loads the next part of a list' },
    { widget: 'dropdown-menu', when: 'it opens a choice of several actions' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to it; also while it is busy.' },
    { keys: 'Enter', does: 'Presses it; opens the address of a ButtonLink.' },
    { keys: 'Space', does: 'Presses it; not a ButtonLink.' },
  ],
  accessibility: [
    'A native button, or a native link where there is an address.',
    'Busy keeps size, place and focus, ignores presses, and is exposed with aria-busy; busyLabel is read in place of the text.',
    'It sends a form only with type submit.',
    'At least 24 px to press, 44 px where fingers are used; the edge stays visible in forced colours.',
  ],
  dos: [
    'Use one accent in a view: the next step that most people take.',
    'Write a verb with its object: "Add to cart", "Empty the cart".',
    'Set busy from the press until the answer is there.',
    "Use inherit on the brand's header, danger for what cannot be undone.",
  ],
  donts: [
    'Do not disable a submit button because fields are empty: let it say what is missing.',
    'Do not change its words while busy; busyLabel is for that.',
    'Do not make two buttons of one row accent.',
  ],
}
