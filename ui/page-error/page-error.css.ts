import { vars } from '../theme/contract.css.ts'
import { display, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

export const page = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  justifyItems: 'start',
  gap: space(4),
  maxInlineSize: `calc(${vars.size.panel} * 1.2)`,
  marginInline: 'auto',
  paddingBlock: space(12),
})

export const logo = component({ marginBlockEnd: space(6) })

export const code = component({
  ...display,
  ...tabular,
  margin: 0,
  fontSize: `calc(${vars.text.xxl.size} * 2.4)`,
  lineHeight: 1,
  color: vars.color.accent,
})

export const title = component({
  ...display,
  ...type('xl'),
  margin: 0,
  textTransform: vars.font.headingCase,
  overflowWrap: 'anywhere',
})

export const text = component({
  ...type('m'),
  margin: 0,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
})

export const trace = component({
  ...type('xs'),
  ...tabular,
  margin: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
