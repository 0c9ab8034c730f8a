import { style } from '@vanilla-extract/css'
import { edge, grown, media, space, vars } from '@tradecounter/ui/theme'

/** Fields beside each other as far as they fit; one below the other on telephones. */
export const fields = style({
  display: 'grid',
  gap: space(4),
  alignItems: 'start',
  '@media': { [media('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const form = style({ maxInlineSize: grown(144), margin: 0 })

export const group = style({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
})
export const legend = style({ padding: 0, fontWeight: vars.font.weightStrong })

/** A section of the form, apart from the one before. */
export const section = style({
  paddingBlockStart: space(6),
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
})

export const lines = style({ display: 'grid', gap: space(1), margin: 0, padding: 0, listStyle: 'none' })
