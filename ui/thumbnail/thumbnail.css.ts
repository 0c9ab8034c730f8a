import { vars } from '../theme/contract.css.ts'
import { component } from '../theme/rules.ts'

/** Fills the box around it, so that nothing moves when the picture loads. */
export const thumbnail = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
})

export const image = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  minBlockSize: 0,
  objectFit: 'contain',
})
