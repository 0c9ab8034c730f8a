import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

const grid = component({ display: 'grid', margin: 0 })

export const list = styleVariants({
  // Names are as wide as the longest, up to a half: longer ones wrap, and only then break in a word.
  beside: [
    grid,
    component({
      gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
      columnGap: space(4),
      rowGap: space(1),
    }),
  ],
  columns: [
    grid,
    component({
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${space(40)}), 1fr))`,
      gap: space(4),
    }),
  ],
  below: [grid, component({ gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) })],
})

const whole = { '@media': { print: { breakInside: 'avoid' } } } as const

/** The value below its name. */
export const fact = component(whole)

/** Name and value are cells of the list's own grid. */
export const cells = component({ display: 'contents' })

export const name = component({
  ...whole,
  color: vars.color.textMuted,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
})
export const nameAbove = component({ ...type('s') })

/** Keeps the line breaks of an address. */
export const value = component({
  ...tabular,
  ...whole,
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
