import { vars } from '../theme/contract.css.ts'
import { component, componentVariants } from '../theme/rules.ts'

export const heading = component({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  letterSpacing: vars.font.headingTracking,
  textTransform: vars.font.headingCase,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  // Only words that hardly fit a phone are hyphenated.
  hyphenateLimitChars: '16 6 6',
})

export const sizes = componentVariants({
  s: { fontSize: vars.text.m.size, lineHeight: vars.text.l.line },
  m: { fontSize: vars.text.l.size, lineHeight: vars.text.l.line },
  l: { fontSize: vars.text.xl.size, lineHeight: vars.text.xl.line },
  xl: {
    // Grows with its container: a heading in a panel stays small on a wide screen.
    fontSize: `clamp(${vars.text.xl.size}, 4.6cqi, ${vars.text.xxl.size})`,
    lineHeight: vars.text.xl.line,
  },
})
