import { style } from '@vanilla-extract/css'
import { edge, grown, space, vars } from '@tradecounter/ui/theme'

/** White in every brand and mode: cameras need dark modules on a light ground. */
export const qr = style({ inlineSize: grown(56), blockSize: grown(56), background: 'white' })

export const code = style({ fontFamily: 'monospace', overflowWrap: 'anywhere' })

/** Recovery codes, as many columns as fit. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${grown(64)}, 100%), 1fr))`,
  gap: space(2),
  margin: 0,
  padding: space(4),
  listStyle: 'none',
  border: `${edge.hair} solid ${vars.color.border}`,
})

export const form = style({ maxInlineSize: grown(144) })
