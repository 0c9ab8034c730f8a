import { globalStyle, style } from '@vanilla-extract/css'
import { space, vars } from '@tradecounter/ui/theme'

export const notes = style({ display: 'grid', gap: space(3), maxInlineSize: '72ch' })
globalStyle(`${notes} h2`, {
  fontFamily: vars.font.heading,
  fontSize: vars.text.xl.size,
  lineHeight: vars.text.xl.line,
  marginBlockStart: space(6),
})
globalStyle(`${notes} h3`, { fontSize: vars.text.l.size, fontWeight: vars.font.weightStrong })
globalStyle(`${notes} ul`, { display: 'grid', gap: space(2) })
globalStyle(`${notes} li`, { display: 'list-item', listStyle: 'square', marginInlineStart: space(5) })
globalStyle(`${notes} pre`, { background: vars.color.surfaceSunken, overflowX: 'auto', padding: space(3) })
