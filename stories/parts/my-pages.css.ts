import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '@tradecounter/ui/theme'

export const page = style({ containerType: 'inline-size' })

export const columns = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { '(min-width: 900px)': { gridTemplateColumns: '208px minmax(0, 1fr)', gap: space(8) } },
})

/** A scrolling row on a telephone, a list in groups on wide screens. */
export const menu = style({
  display: 'flex',
  gap: space(4),
  overflowX: 'auto',
  '@container': { '(min-width: 900px)': { display: 'grid', alignContent: 'start', overflowX: 'visible' } },
})
export const group = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space(1),
  '@container': { '(min-width: 900px)': { display: 'grid', alignItems: 'stretch' } },
})
export const groupTitle = style({
  display: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.s.size,
  '@container': { '(min-width: 900px)': { display: 'block' } },
})
export const items = style({ display: 'inherit', gap: 'inherit' })
globalStyle(`${items} a`, {
  alignItems: 'center',
  borderRadius: vars.radius.m,
  display: 'flex',
  minBlockSize: vars.size.control,
  paddingInline: space(3),
  textDecoration: 'none',
  whiteSpace: 'nowrap',
})
globalStyle(`${items} a:hover`, { background: vars.color.surfaceSunken })
globalStyle(`${items} a[aria-current='page']`, {
  background: vars.color.accentSoft,
  color: vars.color.accentSoftText,
  fontWeight: vars.font.weightStrong,
})

/** Two by two on a telephone. */
export const tiles = style({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 152px), 1fr))',
})
export const halves = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
})
globalStyle(`${halves} > *, ${tiles} > *`, { minInlineSize: 0 })

export const filters = style({
  display: 'grid',
  alignItems: 'end',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(140px, 180px) minmax(320px, 400px)' },
  },
})
