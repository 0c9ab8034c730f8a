import { style } from '@vanilla-extract/css'
import { edge, space, vars } from '@tradecounter/ui/theme'

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 })
export const line = style({
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: `${edge.hair} solid ${vars.color.border}` } },
})

export const facts = style({ display: 'grid', gap: space(3), margin: 0 })
/** An address has lines of its own. */
export const fact = style({ margin: 0, whiteSpace: 'pre-line' })
