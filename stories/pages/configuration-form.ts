import type { WidgetPage } from '../parts/widget-page.ts'

export const page: WidgetPage = {
  purpose:
    'What must or can be chosen before an article is added: parts, logo, print, embroidery and texts, with a preview of the garment that follows the typing. It opens in a dialog.',
  instead: [
    { widget: 'quantity-add', when: 'nothing has to be chosen' },
    { widget: 'radio-list', when: 'one choice is part of another form' },
    { widget: 'dialog', when: 'for the frame around it' },
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes from group to group, to the texts that are asked for, then to cancel and add.',
    },
    { keys: 'Arrow keys', does: 'Move in a group and choose.' },
    { keys: 'Space', does: 'Chooses, or ticks print and embroidery.' },
    { keys: 'Enter', does: 'In a text: adds, or goes to the first thing that is missing.' },
  ],
  accessibility: [
    'Native groups with legends; each says how many of the part go with one article.',
    'Nothing is marked wrong before the first try; then the focus goes to the first thing missing, which says why.',
    'A price is part of the name of its choice; the sum is announced when it changes.',
    'The preview is a picture for each side, named by the side and what is on it; it is not announced while you type.',
  ],
  dos: [
    'Offer only what the article really can have; a text is asked for when its box is ticked.',
    'Give places in percent of a square picture, as the workshop will set them.',
  ],
  donts: [
    'Do not show a price without saying what it is for: a piece, or the whole line.',
    'Do not choose a paid option beforehand.',
    'Do not let the preview stand in for proof: letters are set by the workshop.',
  ],
}
