import { vars } from '../theme/contract.css.ts'
import { component, componentVariants } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

const squareOf = (side: string) =>
  ({
    flex: 'none',
    inlineSize: `max(${side}, ${vars.size.touch})`,
    aspectRatio: '1',
    // Doubled, so that it overrides the padding of a button with text in any style sheet order.
    selectors: { '&&': { padding: 0 } },
  }) as const

/** As high as a button of the same size. */
export const square = componentVariants({
  s: squareOf(`calc(${vars.size.control} - ${space(2)})`),
  m: squareOf(vars.size.control),
  l: squareOf(`calc(${vars.size.control} + ${space(2)})`),
})

export const toggled = component({
  selectors: {
    '&&[aria-pressed="true"]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
      color: vars.color.accentSoftText,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
})
