import { style } from '@vanilla-extract/css'
import { edge, space, vars } from '@tradecounter/ui/theme'

/** Rows of sessions, passkeys and browsers: text and button, one below the other where they do not fit. */
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  paddingBlock: space(3),
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
})
