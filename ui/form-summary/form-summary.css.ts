import { vars } from '../theme/contract.css.ts'
import { bareList, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { edge } from '../theme/sizes.ts'

export const summary = component({
  ...type('m'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  padding: space(4),
  background: vars.color.error.soft,
  color: vars.color.error.text,
  border: `${edge.hair} solid ${vars.color.error.base}`,
  borderInlineStartWidth: edge.band,
  borderRadius: vars.radius.m,
  overflowWrap: 'anywhere',
  ':focus': { outline: `${edge.strong} solid ${vars.color.focus}`, outlineOffset: edge.strong },
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
