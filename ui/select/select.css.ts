import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { component } from '../theme/rules.ts'

/** Doubled, so that it overrides the field's own padding. */
export const select = component({
  selectors: { '&&': { appearance: 'none', paddingInlineEnd: space(8), textOverflow: 'ellipsis' } },
})

export const chevron = component({
  position: 'absolute',
  insetInlineEnd: space(2),
  display: 'flex',
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
