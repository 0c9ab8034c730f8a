import { vars } from '../theme/contract.css.ts'
import { tabular } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'

const button = `max(${vars.size.control}, ${vars.size.touch})`

/** Doubled, so that the padding for the button overrides the field's padding. */
export const input = component({
  ...tabular,
  selectors: { '&&:not(:last-child):not(:nth-last-child(2))': { paddingInlineEnd: button } },
})
