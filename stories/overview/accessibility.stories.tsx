import type { Meta, StoryObj } from '@storybook/react-vite'
import { Facts, Lines, Part, Sheet } from '../parts/sheet.tsx'

const meta = { title: 'Overview/Accessibility', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const proofs = [
  ['Role, name, state and keys', 'A test walks the key table of every widget', 'Each change'],
  ['Structure, names and contrast', 'axe looks at every story in Chromium', 'Each change'],
  [
    'Contrast and size of targets in each brand',
    'axe looks at every default story in all five brands',
    'Each change',
  ],
  ['Pairs of colours', 'Every pair that a widget uses is reckoned in every brand', 'Each change'],
  ['The purchase by keyboard alone', 'Search, filter, add, sign in, order', 'Each change'],
  ['Forced colours, right to left, 320 px', 'Chromium lays out every default story in them', 'Each change'],
  ['Zoom, reduced motion', 'By eye, and by stories made for them', 'Each new widget'],
]

/** The requirements for every widget, and how they are tested. */
export const Accessibility: StoryObj = {
  render: () => (
    <Sheet
      title="Accessibility"
      lead="WCAG 2.2 at level AA is where we start. A shop that works with gloves on, in the sun, by keyboard and by ear is faster for everyone."
    >
      <Part title="What every widget promises">
        <Lines
          lines={[
            'Everything can be done with the keyboard, in an order that makes sense, and the focus is always seen.',
            'Targets are at least 24 px, and 44 px where a finger points.',
            'Nothing is said by colour alone: a word or an icon is beside it.',
            'Text has a contrast of 4.5 to 1, marks and borders 3 to 1, in every brand.',
            'At 400 % zoom, or 320 px of width, nothing is lost and nothing scrolls sideways but tables.',
            'With reduced motion nothing moves; with forced colours edges and states survive.',
            'A native element comes before a role.',
            'What changes elsewhere on the page is announced once, by one announcer.',
          ]}
        />
      </Part>
      <Part title="What to try in a review">
        <Lines
          lines={[
            'Put the mouse aside and walk the key table of the widget’s page.',
            'Zoom the browser to 400 %.',
            'Choose forced colours, reduced motion and right-to-left in the toolbar.',
            'Look at forced colours as the browser has them too: in Chromium, Rendering, “Emulate CSS media feature forced-colors”.',
            'Listen to it once with a screen reader, with your eyes closed.',
            'Open the accessibility panel below a story: it must be empty of violations.',
          ]}
        />
      </Part>
      <Part title="How it is proved">
        <Facts label="Proofs" columns={['What', 'How', 'When']} rows={proofs} />
      </Part>
      <Part
        title="Names"
        said="Twenty rows have twenty add buttons. Each is named with its article, so that screen reader users can distinguish a list of buttons."
      >
        <Facts
          label="Good names"
          columns={['Widget', 'Not', 'But']}
          rows={[
            ['Quantity input', 'Quantity', 'Quantity of Ball valve DN 15'],
            ['Remove a line', 'Remove', 'Remove Ball valve DN 15'],
            ['Filter section', 'Material', 'Material, 2 selected'],
            ['Cart', 'Cart', 'Cart, 3 items'],
            ['Progress', '24 %', '24 of 130 products shown'],
          ]}
        />
      </Part>
    </Sheet>
  ),
}
