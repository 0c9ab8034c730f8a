import { style } from '@vanilla-extract/css'
import { edge, grown, media, space, vars } from '@tradecounter/ui/theme'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4),
  paddingBlock: space(3),
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  marginBlockEnd: space(6),
})
/** The seller's name and the sign-out are at the end of the line. */
export const parts = style({ flexGrow: 1 })
export const navigation = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const narrow = style({ maxInlineSize: grown(112), marginInline: 'auto' })

export const qr = style({ inlineSize: grown(56), blockSize: grown(56), background: vars.color.surfaceRaised })
export const qrModules = style({ fill: vars.color.text })
export const secret = style({ overflowWrap: 'anywhere', fontWeight: vars.font.weightStrong })

/** From here on rows are lines of a table; below, each is a card. */
const wide = media('tablet')

/** Scrolls by itself where the window is too narrow for the columns. */
export const scroller = style({ overflowX: 'auto' })
export const table = style({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.s.size,
  '@media': { [wide]: { display: 'table' } },
})
/** On cards, each value has the name of its column. */
export const heads = style({
  display: 'none',
  '@media': { [wide]: { display: 'table-header-group' } },
})
export const rows = style({
  display: 'grid',
  gap: space(3),
  '@media': { [wide]: { display: 'table-row-group' } },
})
export const row = style({
  display: 'grid',
  gap: space(1),
  padding: space(3),
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  '@media': { [wide]: { display: 'table-row', background: 'none', border: 'none' } },
})
export const head = style({
  textAlign: 'start',
  fontWeight: vars.font.weightStrong,
  padding: space(2),
  borderBlockEnd: `${edge.hair} solid ${vars.color.borderStrong}`,
})
export const amountHead = style([head, { textAlign: 'end' }])
export const cellName = style({
  color: vars.color.textMuted,
  '@media': { [wide]: { display: 'none' } },
})
export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: space(3),
  overflowWrap: 'anywhere',
  selectors: { '&[data-empty]': { display: 'none' } },
  '@media': {
    [wide]: {
      display: 'table-cell',
      overflowWrap: 'break-word',
      padding: space(2),
      borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
      verticalAlign: 'top',
      minInlineSize: grown(22),
      selectors: { '&[data-empty]': { display: 'table-cell' } },
    },
  },
})
export const amount = style([cell, { whiteSpace: 'nowrap', '@media': { [wide]: { textAlign: 'end' } } }])

export const filters = style({
  display: 'grid',
  gap: space(3),
  alignItems: 'end',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${grown(56)}), 1fr))`,
})

/** Text of a visitor, with its line breaks. */
export const longText = style([
  cell,
  {
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '@media': { [wide]: { minInlineSize: grown(56) } },
  },
])
/** A line of the answer: its article above the fields. */
export const line = style({
  display: 'grid',
  margin: 0,
  paddingInline: 0,
  border: 'none',
  minInlineSize: 0,
  gap: space(3),
  paddingBlock: space(4),
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
})
export const lineFields = style({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media('tablet')]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    },
  },
})
/** Fields are not longer than they are read. */
export const formWidth = style({ display: 'grid', gap: space(4), maxInlineSize: space(120) })
/** The browser's file field, which is as high as others. */
export const file = style({
  minBlockSize: vars.size.control,
  maxInlineSize: '100%',
  font: 'inherit',
  color: vars.color.text,
  selectors: {
    '&::file-selector-button': {
      minBlockSize: vars.size.control,
      marginInlineEnd: space(3),
      paddingInline: space(4),
      border: `${edge.hair} solid ${vars.color.borderStrong}`,
      borderRadius: vars.radius.m,
      background: vars.color.surfaceRaised,
      color: vars.color.text,
      fontFamily: vars.font.heading,
      fontWeight: vars.font.weightHeading,
      cursor: 'pointer',
    },
  },
})
export const leave = style({ display: 'flex', gap: space(2), alignItems: 'center' })
export const thread = style({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' })
export const message = style({
  padding: space(3),
  background: vars.color.surfaceRaised,
  border: `${edge.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})
