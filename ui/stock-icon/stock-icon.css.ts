import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { grown, edge } from '../theme/sizes.ts'

export const stock = component({
  display: 'inline-grid',
  gridTemplateColumns: 'auto minmax(0, auto)',
  columnGap: space(2),
  // A stretched cell must not separate icon and text.
  justifyContent: 'start',
  alignItems: 'start',
  verticalAlign: 'middle',
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  fontVariantNumeric: 'tabular-nums lining-nums',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const icon = component({ display: 'flex', alignItems: 'center', blockSize: '1lh' })

export const colours = componentVariants({
  success: { color: vars.color.success.base },
  gray: { color: vars.color.stockGray },
  warning: { color: vars.color.warning.base },
  info: { color: vars.color.info.base },
})

export const quantity = component({ fontWeight: vars.font.weightStrong })

/** After a quantity the state continues the sentence: "15 st i lager". */
export const state = component({
  selectors: {
    [`${quantity} ~ &`]: { display: 'inline-block' },
    [`${quantity} ~ &::first-letter`]: { textTransform: 'lowercase' },
  },
})

export const detail = component({ display: 'block', color: vars.color.textMuted })

export const pending = component({
  gridColumn: '1 / -1',
  inlineSize: grown(22),
  blockSize: '0.72em',
  marginBlock: 'calc((1lh - 0.72em) / 2)',
  background: `color-mix(in srgb, ${vars.color.surfaceSunken}, ${vars.color.border})`,
  border: `${edge.hair} solid transparent`,
  borderRadius: vars.radius.s,
})
