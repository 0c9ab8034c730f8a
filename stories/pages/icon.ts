import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'One drawn family for actions, things and states of the trade: grid of 24, a stroke of 1.5 px at every size, in the colour of the text around it.',
  instead: [
    { widget: 'icon-button', when: 'it can be pressed' },
    { widget: 'stock-icon', when: 'it says how much is in stock' },
    { widget: 'status-chip', when: 'it says where an order is' },
    { widget: 'spinner', when: 'something is being waited for' },
    { widget: 'brand-logo', when: "it is a brand's sign" },
  ],
  keys: [],
  accessibility: [
    'Decoration unless it has a label: then it is an image with that name.',
    'States differ by outline, so that none is known by colour alone.',
    'Arrows, chevrons and vehicles turn round in text from right to left; a check or a lens does not.',
    "It is sized in rem and grows with the reader's text.",
  ],
  dos: [
    'Put words beside it wherever there is space; an icon alone has to be known by everybody.',
    'Use s beside small text and in chips, m in controls, l alone.',
    'Use delivery, store and in-hold for stock, and the nine signs of delivery states only for those.',
  ],
  donts: [
    'Do not give it a label when the text beside it says the same: it would be read twice.',
    'Do not mix in icons of another family.',
    'Do not use the same icon for two meanings on one page.',
  ],
}
