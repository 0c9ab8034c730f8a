import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/contract.css.ts'
import { readOnlyAloud } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed } from '../theme/sizes.ts'

export const form = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  minInlineSize: 0,
  // A message below the field must not move the button.
  selectors: { '&:has([aria-invalid="true"])': { alignItems: 'flex-start' } },
})

/** As low as a table row allows; touch keeps its own size. */
const compact = component({
  '@media': { [media('tablet')]: { flexWrap: 'nowrap', vars: { [vars.size.control]: fixed(9) } } },
})

export const compactForm = style([
  form,
  compact,
  component({ selectors: { '&:has(> p)': { flexWrap: 'wrap' } } }),
])

/** In a table the icon replaces the text, which screen readers still read; a card shows both. */
export const compactLabel = component({ '@media': { [media('tablet')]: readOnlyAloud } })

/** Below field and button, in the width of the wider one. */
export const note = component({
  fontSize: vars.text.xs.size,
  lineHeight: vars.text.xs.line,
  flex: '1 0 100%',
  inlineSize: 0,
  minInlineSize: '100%',
  margin: 0,
  color: vars.color.textMuted,
})

export const button = component({
  flex: '1 0 auto',
  minInlineSize: 'min-content',
  color: vars.color.text,
  // Pressed before hydration: the script in the head has marked the form, and the add waits.
  selectors: { '[data-pressed] > &': { opacity: 0.6, pointerEvents: 'none' } },
})

// Centres the icon: removes the gap before the visually hidden text.
globalStyle(`${compact} button > *`, {
  '@layer': { [componentLayer]: { '@media': { [media('tablet')]: { gap: 0 } } } },
})
