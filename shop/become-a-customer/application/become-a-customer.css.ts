import { style } from '@vanilla-extract/css'
import { edge, extent, media, space, vars } from '@tradecounter/ui/theme'

/** Lines of the form are not longer than they are read. */
export const form = style({ maxInlineSize: space(140), minInlineSize: 0 })

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
})

export const legend = style({
  display: 'block',
  marginBlockEnd: space(3),
  padding: 0,
  fontSize: vars.text.l.size,
  lineHeight: vars.text.l.line,
  fontWeight: vars.font.weightStrong,
})

/** Two short fields beside each other, such as postal code and city. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  '@media': { [media('tablet')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})

export const even = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  '@media': { [media('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** One of several people or addresses. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  margin: 0,
  padding: space(4),
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})

/** The number beside its button, which is at the height of the field. */
export const lookedUp = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  alignItems: 'start',
  '@media': { [media('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const lookButton = style({
  '@media': {
    [media('tablet')]: { marginBlockStart: `calc(${vars.text.s.line} * ${vars.text.s.size} + ${space(1)})` },
  },
})

/** The buttons under a form: as wide as a hand on a phone. */
export const steps = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'stretch',
  gap: space(3),
  paddingBlockStart: space(2),
  '@media': { [media('tablet')]: { flexFlow: 'row wrap', alignItems: 'center' } },
})

/** What has been saved, on a line of its own that never moves anything. */
export const saveState = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minBlockSize: vars.size.touch,
})

export const aside = style({
  display: 'grid',
  alignSelf: 'start',
  alignContent: 'start',
  gap: space(6),
  padding: space(4),
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  margin: 0,
  '@media': {
    [media('tablet')]: { gridTemplateColumns: `minmax(0, ${extent.rail}) minmax(0, 1fr)`, gap: space(2) },
  },
})
export const term = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const value = style({
  margin: 0,
  paddingBlockEnd: space(2),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@media': { [media('tablet')]: { paddingBlockEnd: 0 } },
})

export const plainList = style({ display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' })
