import { style } from '@vanilla-extract/css'
import { edge, media, space, vars } from '@tradecounter/ui/theme'

export const lines = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
/** An article beside what is typed about it. */
export const line = style({
  display: 'grid',
  gap: space(3),
  paddingBlock: space(4),
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
  '@media': {
    [media('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space(6) },
  },
})
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(3),
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
})
export const thread = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' })
export const message = style({
  padding: space(3),
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})

export const credits = style({ borderCollapse: 'collapse', maxInlineSize: '100%' })
export const creditCell = style({
  paddingBlock: space(2),
  paddingInlineEnd: space(6),
  textAlign: 'start',
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
})
