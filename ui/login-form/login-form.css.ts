import { vars } from '../theme/contract.css.ts'
import { bareList, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { edge } from '../theme/sizes.ts'

export const form = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  overflowWrap: 'anywhere',
})

export const content = component({ ...type('s'), color: vars.color.textMuted })

/** A live region that exists before its text; it takes no space while empty. */
export const alert = component({ selectors: { '&:empty': { position: 'absolute' } } })

export const error = component({
  ...type('s'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(2),
  padding: `${space(2)} ${space(3)}`,
  background: vars.color.error.soft,
  color: vars.color.error.text,
  borderRadius: vars.radius.s,
  overflowWrap: 'anywhere',
  // Visible as a border in forced colours.
  border: `${edge.hair} solid transparent`,
})

export const links = component({
  ...bareList,
  ...type('s'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
})
