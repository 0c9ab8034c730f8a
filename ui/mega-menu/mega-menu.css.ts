import { vars } from '../theme/contract.css.ts'
import { bareButton, bareList, type } from '../theme/fragments.ts'
import { media } from '../theme/media.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'
import { fixed, grown, edge, target } from '../theme/sizes.ts'

/** Name and arrow stand close: a ring inside, without the light edge around it that would cover the name's last letter. */
const ringInside = { outlineOffset: `-${edge.strong}`, boxShadow: 'none' } as const

export const nav = component({ ...type('m'), color: vars.color.text })

/** Twelve categories stand in one row from 1280 px on, long names on two lines; before that they may take two rows. */
export const bar = component({
  ...bareList,
  ...type('s'),
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${space(2)})`,
  '@media': { [media('wide')]: { flexWrap: 'nowrap', fontSize: grown(3.5), lineHeight: '1.15' } },
  selectors: {
    // More names than a line can hold take a second one rather than widen the page.
    '&[data-long]': { '@media': { [media('wide')]: { flexWrap: 'wrap' } } },
    '&[data-long]:has(> :nth-child(13))': {
      '@media': { [media('wide')]: { marginInlineStart: `calc(-1 * ${space(1)})` } },
    },
  },
})

export const item = component({
  display: 'flex',
  alignItems: 'stretch',
  borderBlock: `${edge.mark} solid transparent`,
  selectors: {
    '&:has(> [aria-current])': { borderBlockEndColor: vars.color.accent },
    '&[data-state="open"]': { borderBlockEndColor: vars.color.signal },
  },
  // Transparent edges become visible where colours are forced: only that of the open or current item shall.
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&:has(> [aria-current]), &[data-state="open"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
})

export const link = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: fixed(10),
  // A name of two letters is a target too.
  minInlineSize: target.least,
  paddingInline: `${space(2)} 0`,
  color: 'inherit',
  fontWeight: vars.font.weightStrong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.link },
    '&:focus-visible': ringInside,
    // As narrow as its longest word, so that its arrow stands close.
    [`${bar}[data-long] &`]: {
      '@media': { [media('wide')]: { inlineSize: 'min-content' } },
    },
    // A thirteenth item, the salesman, still stands in the same line.
    [`${bar}[data-long]:has(> :nth-child(13)) &`]: {
      '@media': { [media('wide')]: { paddingInlineStart: space(1) } },
    },
    // Without a button behind it the link has its own room at the end.
    '&:last-child': { paddingInlineEnd: space(2) },
  },
})

export const toggle = component({
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed(6),
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { color: vars.color.link },
    '&:focus-visible': ringInside,
    '&[aria-expanded="true"]': { rotate: '180deg' },
  },
})
