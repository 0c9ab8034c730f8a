import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { component } from '../theme/rules.ts'

export const closed = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  // As high as the field that takes its place.
  minBlockSize: `max(${vars.size.control}, ${vars.size.touch})`,
})

/** As wide as the longest number of 25 characters, or as its place. */
export const edit = component({ display: 'grid', gap: space(1), inlineSize: '100%', maxInlineSize: '22ch' })
