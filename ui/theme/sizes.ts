import type { Px } from './tokens.ts'

/**
 * Line widths, the same in every brand and density: `hair` around boxes and between rows, `fine` around small
 * controls and in drawings, `strong` for focus and selection, `mark` along a selected row, `band` along an edge,
 * `dot` the ring around a dot.
 */
export const edge = {
  hair: '1px',
  fine: '1.5px',
  strong: '2px',
  mark: '3px',
  band: '4px',
  dot: '5px',
} as const satisfies Record<string, Px>

/** Size of targets: the minimum (WCAG 2.5.8), and the size for touch (WCAG 2.5.5). */
export const target = { least: '24px', finger: '44px' } as const satisfies Record<string, Px>

/** Font size of a field on a touch screen: below this, iOS zooms into the page. */
export const typedLetters: Px = '16px'

/** One pixel in each direction, for visually hidden text: screen readers skip elements without size. */
export const unseen: Px = '1px'

const gridStep = 4
const rootLetters = 16

type FixedSteps =
  | 0.25
  | 0.5
  | 0.75
  | 1
  | 1.25
  | 1.5
  | 2
  | 2.5
  | 3
  | 3.5
  | 3.75
  | 4
  | 4.5
  | 5
  | 5.5
  | 6
  | 7
  | 7.5
  | 8
  | 9
  | 9.5
  | 10
  | 12
  | 13
  | 14
  | 15
  | 16
  | 18
  | 20
  | 24

/** `fixed(6)` is six steps of 4 px in any density: drawings, pictures, marks. `space(6)` shrinks, this does not. */
export const fixed = (steps: FixedSteps): Px => `${steps * gridStep}px`

type GrownSteps =
  | 2.75
  | 3
  | 3.25
  | 3.5
  | 4
  | 4.5
  | 5
  | 6
  | 6.5
  | 9
  | 14
  | 18
  | 22
  | 24
  | 28
  | 30
  | 32
  | 36
  | 38
  | 56
  | 64
  | 80
  | 112
  | 144

/** The same grid relative to the font size: for what grows with the text beside it. */
export const grown = (steps: GrownSteps): `${number}rem` => `${(steps * gridStep) / rootLetters}rem`
