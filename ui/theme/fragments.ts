import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/** Size and line of one step of the type scale. */
export const type = (step: keyof typeof vars.text): StyleRule => ({
  fontSize: vars.text[step].size,
  lineHeight: vars.text[step].line,
})

/** The brand's display face, for headings and numbers of note. */
export const display: StyleRule = {
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  letterSpacing: vars.font.headingTracking,
}

/** Digits of one width, so that columns of numbers line up. */
export const tabular: StyleRule = { fontVariantNumeric: 'tabular-nums' }

/** A list whose bullets say nothing. */
export const bareList: StyleRule = { listStyle: 'none', margin: 0, padding: 0 }

/** A button that looks like the text around it. */
export const bareButton: StyleRule = {
  appearance: 'none',
  background: 'none',
  border: 'none',
  color: 'inherit',
  cursor: 'pointer',
  font: 'inherit',
  margin: 0,
  padding: 0,
  textAlign: 'start',
}

/** Read aloud, not seen. */
export const readOnlyAloud: StyleRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}
