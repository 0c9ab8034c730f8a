import { vars } from '../theme/contract.css.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

export const form = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space(2),
  margin: 0,
  minInlineSize: 0,
})

export const button = component({ flex: '1 0 auto', minInlineSize: 'min-content', color: vars.color.text })
