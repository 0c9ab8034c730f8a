import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { space } from './space.ts'
import { fixed, unseen } from './sizes.ts'

/** Size and line height of one step of the type scale. */
export const type = (step: keyof typeof vars.text): StyleRule => ({
  fontSize: vars.text[step].size,
  lineHeight: vars.text[step].line,
})

/** The brand's display font, for headings and prominent numbers. */
export const display: StyleRule = {
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  letterSpacing: vars.font.headingTracking,
}

/** Tabular figures, so that columns of numbers align. */
export const tabular: StyleRule = { fontVariantNumeric: 'tabular-nums' }

/** A list without bullets. */
export const bareList: StyleRule = { listStyle: 'none', margin: 0, padding: 0 }

/** A button that looks like the surrounding text. */
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

/** Visually hidden, but read by screen readers. */
export const readOnlyAloud: StyleRule = {
  position: 'absolute',
  inlineSize: unseen,
  blockSize: unseen,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/** At most this number of lines; the rest ends in an ellipsis. */
export const clamped = (lines: number): StyleRule => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
})

/** The name of an article in a list. */
export const articleName: StyleRule = {
  ...type('m'),
  margin: 0,
  fontWeight: vars.font.weightStrong,
  overflowWrap: 'anywhere',
}

/** A link that looks like a name: it shows that it is a link on hover. */
export const nameLink: StyleRule = {
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { color: vars.color.link, textDecoration: 'underline' },
}

/** Number, manufacturer and similar facts in one line below a name. */
export const articleFacts: StyleRule = {
  ...type('s'),
  ...tabular,
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: `min(${space(3)}, ${fixed(3)})`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
}

/** The article number among its facts, emphasised. */
export const articleNumber: StyleRule = { color: vars.color.text, fontWeight: vars.font.weightStrong }

/** An icon that points in the reading direction, such as an arrow to the next page. */
export const pointsOn: StyleRule = { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }
