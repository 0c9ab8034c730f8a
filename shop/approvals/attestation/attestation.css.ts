import { style } from '@vanilla-extract/css'
import { edge, grown, space, vars } from '@tradecounter/ui/theme'

export const list = style({ display: 'grid', gap: space(1), margin: 0, padding: 0, listStyle: 'none' })

/** Rows apart from each other by hair lines. */
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  paddingBlock: space(4),
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
})

/** A message as it was typed. */
export const message = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const form = style({ maxInlineSize: grown(144), margin: 0 })
