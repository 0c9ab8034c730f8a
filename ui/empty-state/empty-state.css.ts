import { vars } from '../theme/contract.css.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { grown } from '../theme/sizes.ts'

export const empty = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(2),
  paddingBlock: space(12),
  paddingInline: space(4),
  textAlign: 'center',
})

export const picture = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: grown(14),
  blockSize: grown(14),
  marginBlockEnd: space(2),
  borderRadius: vars.radius.l,
  background: vars.color.accentSoft,
  color: vars.color.accentSoftText,
})

export const title = component({ maxInlineSize: 'min(60ch, 100%)' })

export const text = component({
  maxInlineSize: 'min(46ch, 100%)',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})

export const action = component({ marginBlockStart: space(3) })
