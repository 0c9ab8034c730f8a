import { vars } from '../theme/contract.css.ts'
import { component } from '../theme/rules.ts'

export const divider = component({
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
  inlineSize: '100%',
})
