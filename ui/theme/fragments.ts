import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { space } from './space.ts'
import { fixed, unseen } from './sizes.ts'

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
  inlineSize: unseen,
  blockSize: unseen,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/** No more than so many lines of text; the rest ends in three dots. */
export const clamped = (lines: number): StyleRule => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
})

/** The name of an article where it stands in a list. */
export const articleName: StyleRule = {
  ...type('m'),
  margin: 0,
  fontWeight: vars.font.weightStrong,
  overflowWrap: 'anywhere',
  // A compound word that is longer than its card parts where the language allows it, before it breaks anywhere.
  hyphens: 'auto',
  hyphenateLimitChars: '14 5 5',
}

/** A link that is a name first: it shows that it leads somewhere when it is pointed at. */
export const nameLink: StyleRule = {
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { color: vars.color.link, textDecoration: 'underline' },
}

/** Number, maker and the like in one line below a name. */
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

/** The article's number among its facts: what the eye looks for. */
export const articleNumber: StyleRule = { color: vars.color.text, fontWeight: vars.font.weightStrong }

/** A sign that points along the line of reading, such as an arrow to the next page. */
export const pointsOn: StyleRule = { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }
