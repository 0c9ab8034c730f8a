import { vars } from '../theme/contract.css.ts'
import { bareList, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

export const summary = component({
  ...type('m'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  padding: space(4),
  background: vars.color.error.soft,
  color: vars.color.error.text,
  border: `1px solid ${vars.color.error.base}`,
  borderInlineStartWidth: '4px',
  borderRadius: vars.radius.m,
  overflowWrap: 'anywhere',
  ':focus': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
})

export const title = component({ ...type('m'), margin: 0, fontWeight: vars.font.weightStrong })

export const list = component({
  ...bareList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
})

export const link = component({
  display: 'inline-block',
  maxInlineSize: '100%',
  minBlockSize: vars.size.touch,
  overflowWrap: 'anywhere',
  color: 'inherit',
})
