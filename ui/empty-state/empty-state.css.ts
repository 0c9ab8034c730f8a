import { vars } from '../theme/contract.css.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

export const empty = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  justifyItems: 'center',
  gap: space(2),
  paddingBlock: space(12),
  paddingInline: space(4),
  textAlign: 'center',
})

export const picture = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  marginBlockEnd: space(2),
  borderRadius: vars.radius.l,
  background: vars.color.accentSoft,
  color: vars.color.accentSoftText,
})

export const text = component({ maxInlineSize: '46ch', color: vars.color.textMuted })

export const action = component({ marginBlockStart: space(3) })
