import { style, styleVariants } from '@vanilla-extract/css'
import { space, vars } from '@tradecounter/ui/theme'

const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  maxInlineSize: '100%',
  paddingInline: space(2),
  borderRadius: vars.radius.full,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  fontWeight: vars.font.weightStrong,
})
/** The baseline of the chip: without it that is the lower edge of the icon. */
export const text = style({ alignSelf: 'baseline' })

const tone = (background: string, color: string) => [state, { background, color }]
/** The state of a document, by what it means for the customer. */
export const tones = styleVariants({
  success: tone(vars.color.success.soft, vars.color.success.text),
  error: tone(vars.color.error.soft, vars.color.error.text),
  info: tone(vars.color.info.soft, vars.color.info.text),
  attention: tone(vars.color.attention.soft, vars.color.attention.text),
  neutral: tone(vars.color.surfaceSunken, vars.color.text),
})
