import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '@tradecounter/ui/theme'

const edge = `1px solid ${vars.color.border}`

export const sheet = style({
  display: 'grid',
  gap: space(12),
  maxInlineSize: 1200,
  marginInline: 'auto',
  paddingBlock: space(12),
  paddingInline: `clamp(${space(4)}, 4vw, ${space(12)})`,
  minInlineSize: 0,
})
globalStyle(`${sheet} > *`, { minInlineSize: 0 })
globalStyle(`${sheet} code`, { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '0.9em' })

export const head = style({ display: 'grid', gap: space(3) })
export const lead = style({
  fontSize: vars.text.l.size,
  lineHeight: vars.text.l.line,
  color: vars.color.textMuted,
  maxInlineSize: '64ch',
})
export const part = style({ display: 'grid', gap: space(4), minInlineSize: 0 })
export const said = style({ color: vars.color.textMuted, maxInlineSize: '72ch' })

export const cards = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
})
export const card = style({
  background: vars.color.surfaceRaised,
  border: edge,
  borderRadius: vars.radius.l,
  display: 'grid',
  alignContent: 'start',
  gap: space(2),
  padding: space(4),
})

export const scroll = style({ overflowX: 'auto' })
export const table = style({ inlineSize: '100%' })
globalStyle(`${table} th, ${table} td`, {
  borderBlockEnd: edge,
  paddingBlock: space(2),
  paddingInlineEnd: space(4),
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${table} thead th`, { color: vars.color.textMuted, fontSize: vars.text.s.size })
globalStyle(`${table} tbody th`, { fontWeight: vars.font.weightStrong })

export const lines = style({ display: 'grid', gap: space(2), maxInlineSize: '72ch' })
globalStyle(`${lines} > li`, { display: 'list-item', listStyle: 'square', marginInlineStart: space(5) })
