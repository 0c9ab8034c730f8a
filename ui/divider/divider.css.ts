import { vars } from '../theme/contract.css.ts'
import { component } from '../theme/rules.ts'
import { edge } from '../theme/sizes.ts'

export const divider = component({
  border: 0,
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
  inlineSize: '100%',
})
