import { vars } from '../theme/contract.css.ts'
import { bareButton, bareList, type } from '../theme/fragments.ts'
import { media } from '../theme/media.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed, grown, edge, target } from '../theme/sizes.ts'

/**
 * Name and arrow are close: the focus ring is inside, without its halo, which would cover the name's last letter.
 */
const ringInside = { outlineOffset: `-${edge.strong}`, boxShadow: 'none' } as const

/** Nothing opens "More" without script: all names are shown, in as many rows as they need. */
const withoutScript = 'screen and (scripting: none)'

/** Height of a name: a touch target, and more for large text. */
const line = `max(${fixed(10)}, 2em)`
const row = `calc(${line} + 2 * ${edge.mark})`

/** Space around the word "More": at its start, and for the arrow at its end. */
const moreRoom = { paddingInline: `${space(2)} ${fixed(6)}` } as const

/**
 * Three columns: the names, the space of "More", and the rest. The last is empty exactly when the names do not fit,
 * with any font and before any script runs: then "More" shows, in a space that is always reserved for it.
 */
export const nav = component({
  ...type('s'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) max-content minmax(0, 1fr)',
  marginInline: `calc(-1 * ${space(2)})`,
  color: vars.color.text,
  '::after': {
    ...moreRoom,
    content: 'attr(data-more)',
    gridArea: '1 / 2',
    visibility: 'hidden',
    fontWeight: vars.font.weightStrong,
    whiteSpace: 'nowrap',
  },
  '@media': {
    [media('wide')]: { fontSize: grown(3.5), lineHeight: '1.15' },
    [withoutScript]: { gridTemplateColumns: 'minmax(0, 1fr)', '::after': { display: 'none' } },
  },
})

/** One visible row. Names that do not fit wrap to hidden rows below it; focus would scroll to them. */
export const bar = component({
  ...bareList,
  gridArea: '1 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  blockSize: row,
  overflow: 'hidden',
  '@media': { [withoutScript]: { blockSize: 'auto', overflow: 'visible' } },
})

export const item = component({
  display: 'flex',
  alignItems: 'stretch',
  blockSize: row,
  // Only a name that is longer than the whole row is cut, with an ellipsis.
  maxInlineSize: '100%',
  borderBlock: `${edge.mark} solid transparent`,
  selectors: {
    '&:has(> [aria-current])': { borderBlockEndColor: vars.color.accent },
    '&[data-state="open"]': { borderBlockEndColor: vars.color.signal },
    '&[inert]': { visibility: 'hidden' },
  },
  // Transparent borders become visible in forced colours: only that of the open or current item should.
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&:has(> [aria-current]), &[data-state="open"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
})

export const link = component({
  lineHeight: line,
  // A name of two letters must be a target too.
  minInlineSize: target.least,
  paddingInline: `${space(2)} 0`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'inherit',
  fontWeight: vars.font.weightStrong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.link },
    '&:focus-visible': ringInside,
    // Without a button after it, the link has its own padding at the end.
    '&:last-child': { paddingInlineEnd: space(2) },
  },
})

export const toggle = component({
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: fixed(6),
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { color: vars.color.link },
    '&:focus-visible': ringInside,
    '&[aria-expanded="true"]': { rotate: '180deg' },
  },
})

/** The rest of the row beside the names and the space of "More". */
export const rest = component({
  gridArea: '1 / 3',
  position: 'relative',
  containerType: 'inline-size',
  '@media': { [withoutScript]: { display: 'none' } },
})

/** At the end of the row, over the space reserved for it. */
export const more = component({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 0,
  display: 'none',
  // As wide as its text, in a column without width.
  inlineSize: 'max-content',
  maxInlineSize: 'none',
  // No rest is left. Once the names are measured, the measurement decides.
  '@container': { [`(width < ${edge.hair})`]: { display: 'flex' } },
  selectors: { '&[data-needed]': { display: 'flex' } },
})

export const moreButton = component({
  ...bareButton,
  ...moreRoom,
  position: 'relative',
  minInlineSize: target.least,
  fontWeight: vars.font.weightStrong,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: vars.color.link }, '&:focus-visible': ringInside },
})

export const moreArrow = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed(6),
  color: vars.color.textMuted,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
})

/** Groups the button and its panel for pointer events, without a box. */
export const morePlace = component({ display: 'contents' })
