import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    "One line of text: a reference, a name, an e-mail address, a day. With type date it uses the browser's own picker.",
  instead: [
    { widget: 'text-area', when: 'people write more than one line' },
    { widget: 'search-field', when: 'the line searches a list' },
    { widget: 'password-field', when: 'it must not be read over a shoulder' },
    { widget: 'quantity-input', when: 'it is a quantity of goods' },
    { widget: 'date-picker', when: "days need presets, limits or the page's own language" },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes to it.' },
    { keys: 'Typing', does: 'Tells its owner the whole text at every key.' },
    { keys: 'Enter', does: 'Sends its form.' },
  ],
  accessibility: [
    'A native input named by its label, also when the label is hidden.',
    'Message and hint are read with it, the message first; only a message makes it invalid.',
    'Numbers and Latin text keep their direction on a page from right to left.',
  ],
  dos: [
    'Give type, autoComplete and inputMode: telephones and browsers fill in the rest.',
    'Say a limit of characters in the hint when you set maxLength.',
    'Make the field about as wide as what is usually written.',
  ],
  donts: [
    'Do not split one value over several fields.',
    'Do not trim or correct while typing.',
    'Do not hide the label where other fields are beside it.',
  ],
}
