import { vars } from '../theme/contract.css.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

export const copy = component({ position: 'relative', display: 'inline-flex', alignItems: 'center' })

export const button = component({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: `max(28px, ${vars.size.touch})`,
  blockSize: `max(28px, ${vars.size.touch})`,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  selectors: { '&:hover': { color: vars.color.link, background: vars.color.accentSoft } },
})

/** Beside the button and above the text: nothing moves when it comes and goes. */
export const hint = component({
  position: 'absolute',
  insetInlineStart: `calc(100% + ${space(2)})`,
  zIndex: vars.layer.sticky,
  paddingInline: space(2),
  borderRadius: vars.radius.s,
  background: vars.color.text,
  color: vars.color.textInverse,
  fontSize: vars.text.s.size,
  lineHeight: '1.75rem',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
