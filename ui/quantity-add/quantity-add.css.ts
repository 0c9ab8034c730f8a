import { vars } from '../theme/contract.css.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

export const form = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  minInlineSize: 0,
  // A message below the field must not pull the button down.
  selectors: { '&:has([aria-invalid="true"])': { alignItems: 'flex-start' } },
})

export const button = component({ flex: '1 0 auto', minInlineSize: 'min-content', color: vars.color.text })
