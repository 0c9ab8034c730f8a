import { style } from '@vanilla-extract/css'
import { space } from '@tradecounter/ui/theme'

export const plainList = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** Keeps the line breaks of a comment. */
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
