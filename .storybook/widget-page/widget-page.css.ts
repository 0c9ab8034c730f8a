import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '@tradecounter/ui/theme'

const edge = `1px solid ${vars.color.border}`

export const page = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 1120,
  marginInline: 'auto',
  paddingBlock: space(12),
  paddingInline: space(6),
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.m.size,
  lineHeight: vars.text.m.line,
  display: 'grid',
  gap: space(12),
})
// The page's own links, not those of the widgets on it.
globalStyle(`${page} a:where(:not(.sb-unstyled a))`, {
  color: vars.color.link,
  textUnderlineOffset: '0.15em',
})
globalStyle(`${page} code`, { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '0.875em' })

export const head = style({ display: 'grid', gap: space(3), justifyItems: 'start' })
export const group = style({
  color: vars.color.textMuted,
  fontSize: vars.text.s.size,
  marginBlockEnd: `calc(${space(2)} * -1)`,
})
export const purpose = style({
  fontSize: vars.text.l.size,
  lineHeight: vars.text.l.line,
  maxInlineSize: '64ch',
})
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.m,
  paddingBlock: space(1),
  paddingInline: space(3),
})
export const instead = style({ display: 'grid', gap: space(1) })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginBlockStart: space(2) })
export const way = style({
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  minBlockSize: 28,
  paddingInline: space(3),
  fontSize: vars.text.s.size,
  ':hover': { background: vars.color.accentSoft },
})

export const section = style({ display: 'grid', gap: space(3), scrollMarginBlockStart: space(4) })
export const note = style({ color: vars.color.textMuted, maxInlineSize: '72ch' })

export const canvas = style({})
globalStyle(`${canvas} .sbdocs-preview`, {
  margin: 0,
  border: edge,
  borderRadius: vars.radius.l,
  boxShadow: 'none',
})
globalStyle(`${canvas} .sbdocs-preview > div:first-of-type`, { background: vars.color.surface })
export const controls = style({ overflowX: 'auto' })

export const states = style({ display: 'grid', gap: space(4) })
export const pairs = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
})
export const state = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  border: edge,
  borderRadius: vars.radius.l,
  overflow: 'hidden',
})
export const stateHead = style({
  borderBlockEnd: edge,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(4),
  paddingBlock: space(2),
  paddingInline: space(4),
})
export const stateName = style({ fontWeight: vars.font.weightStrong })
globalStyle(`${stateName} a`, { color: 'inherit', textDecoration: 'none' })
globalStyle(`${stateName} a:hover`, { textDecoration: 'underline' })

export const advice = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
})
const side = {
  border: edge,
  borderRadius: vars.radius.m,
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  padding: space(4),
} as const
export const dos = style({ ...side, borderBlockStart: `4px solid ${vars.color.success.base}` })
export const donts = style({ ...side, borderBlockStart: `4px solid ${vars.color.error.base}` })
export const adviceTitle = style({ display: 'inline-flex', alignItems: 'center', gap: space(2) })
globalStyle(`${dos} svg`, { color: vars.color.success.base })
globalStyle(`${donts} svg`, { color: vars.color.error.base })

export const lines = style({ display: 'grid', gap: space(2), maxInlineSize: '72ch' })
globalStyle(`${lines} > li`, { paddingInlineStart: space(4), position: 'relative' })
globalStyle(`${lines} > li::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.65em',
  inlineSize: 6,
  blockSize: 2,
  background: vars.color.borderStrong,
})

export const table = style({ inlineSize: '100%' })
globalStyle(`${table} th, ${table} td`, {
  borderBlockEnd: edge,
  paddingBlock: space(2),
  paddingInlineEnd: space(4),
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${table} thead th`, { color: vars.color.textMuted, fontSize: vars.text.s.size })
globalStyle(`${table} tbody th`, { inlineSize: '32%' })
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: space(1) })
export const key = style({
  border: `1px solid ${vars.color.borderStrong}`,
  borderBlockEndWidth: 2,
  borderRadius: vars.radius.s,
  background: vars.color.surfaceSunken,
  fontFamily: vars.font.body,
  fontSize: vars.text.s.size,
  paddingInline: space(2),
})

export const tokenGroups = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
})
export const tokenTitle = style({
  color: vars.color.textMuted,
  fontSize: vars.text.s.size,
  borderBlockEnd: edge,
  paddingBlockEnd: space(1),
})
export const tokens = style({ display: 'grid' })
export const token = style({
  borderBlockEnd: edge,
  display: 'grid',
  alignItems: 'center',
  columnGap: space(3),
  gridTemplateColumns: '64px minmax(0, 1fr) minmax(0, auto)',
  minBlockSize: 40,
  paddingBlock: space(1),
})
export const tokenSample = style({ overflow: 'hidden', display: 'flex', padding: 2 })
export const tokenName = style({ overflowWrap: 'anywhere' })
export const tokenValue = style({
  color: vars.color.textMuted,
  fontSize: vars.text.s.size,
  maxInlineSize: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'end',
})

/** Contains elements that are fixed to the window. */
export const place = style({
  contain: 'layout',
  maxBlockSize: 720,
  overflow: 'auto',
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.m.size,
  fontWeight: vars.font.weightRegular,
  lineHeight: vars.text.m.line,
  padding: space(4),
})

export const wall = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
})
export const wideWall = style({ display: 'grid', gap: space(4) })
export const wallPlace = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  margin: 0,
  minInlineSize: 0,
  border: edge,
  borderRadius: vars.radius.m,
  overflow: 'hidden',
})
export const wallName = style({
  background: vars.color.surfaceSunken,
  borderBlockEnd: edge,
  color: vars.color.textMuted,
  fontSize: vars.text.s.size,
  paddingBlock: space(1),
  paddingInline: space(3),
})
