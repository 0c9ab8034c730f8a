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

/** Rows of sessions and passkeys: text and button, one below the other where they do not fit. */
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
