import { vars } from '../theme/contract.css.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { grown, edge } from '../theme/sizes.ts'

export const chip = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  // In a table the column grows with the text; elsewhere the text wraps.
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  minBlockSize: grown(6.5),
  paddingInline: space(2),
  border: `${edge.hair} solid transparent`,
  borderRadius: `min(${vars.radius.full}, ${grown(3.25)})`,
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  fontWeight: vars.font.weightStrong,
  overflowWrap: 'anywhere',
})

export const tones = componentVariants({
  success: { background: vars.color.success.soft, color: vars.color.success.text },
  error: { background: vars.color.error.soft, color: vars.color.error.text },
  warning: { background: vars.color.warning.soft, color: vars.color.warning.text },
  info: { background: vars.color.info.soft, color: vars.color.info.text },
  attention: { background: vars.color.attention.soft, color: vars.color.attention.text },
  neutral: { background: vars.color.surfaceSunken, color: vars.color.text },
})

export const text = component({ minInlineSize: 0 })
