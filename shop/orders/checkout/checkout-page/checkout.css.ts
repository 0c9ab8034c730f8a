import { style } from '@vanilla-extract/css'
import { edge, extent, grown, media, space, vars } from '@tradecounter/ui/theme'

/** Address fields: postal code and city share a row. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: space(4),
  maxInlineSize: grown(144),
})
export const fullWidth = style({ gridColumn: '1 / -1' })

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 })
export const line = style({
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
})

export const changes = style({ margin: 0, paddingInlineStart: space(5), listStyle: 'disc' })

export const summary = style({
  alignSelf: 'start',
  '@media': { [media('desktop')]: { position: 'sticky', insetBlockStart: space(24) } },
})

/** Below the lines; the amounts are aligned with those of the lines. */
export const linesSummary = style({ inlineSize: `min(100%, ${extent.cardWide})`, marginInlineStart: 'auto' })
