import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose: 'The languages of a site as links to this same page, each named in its own language.',
  instead: [
    { widget: 'site-switch', when: 'another country or brand is meant: that is another shop' },
    { widget: 'dropdown-menu', when: 'there are more languages than the place holds' },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes from language to language.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  accessibility: [
    'A navigation named in the language of the page; each link carries its own language, so that it is pronounced right.',
    'The current one has a check and aria-current, not colour alone.',
    'It works without script.',
  ],
  dos: ['Write "Suomi", not "Finnish".', 'Lead to the same page, not to the start.'],
  donts: ['Do not use flags: a language is no country.', 'Do not switch by guessing from the browser.'],
}
