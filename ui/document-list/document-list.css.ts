import { vars } from '../theme/contract.css.ts'
import { bareList, tabular, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { edge } from '../theme/sizes.ts'

export const list = component({ ...bareList, borderBlockEnd: `${edge.hair} solid ${vars.color.border}` })

export const item = component({ borderBlockStart: `${edge.hair} solid ${vars.color.border}` })

export const link = component({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: vars.size.row,
  paddingBlock: space(2),
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { color: vars.color.link },
  '@media': { '(pointer: coarse)': { minBlockSize: `max(${vars.size.row}, ${vars.size.touch})` } },
})

export const icon = component({ flex: 'none', display: 'inline-flex', color: vars.color.accent })
export const title = component({
  ...type('m'),
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
})
export const facts = component({ ...type('s'), ...tabular, flex: 'none', color: vars.color.textMuted })
