import { vars } from '../theme/contract.css.ts'
import { bareButton, bareList, type } from '../theme/fragments.ts'
import { media } from '../theme/media.ts'
import { component } from '../theme/rules.ts'
import { space } from '../theme/space.ts'

export const nav = component({ ...type('m'), color: vars.color.text })

/** Twelve categories stand in one row from 1280 px on, long names on two lines; before that they may take two rows. */
export const bar = component({
  ...bareList,
  ...type('s'),
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${space(2)})`,
  '@media': { [media('wide')]: { flexWrap: 'nowrap', fontSize: '0.875rem', lineHeight: '1.15' } },
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
  borderBlock: '3px solid transparent',
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
  minBlockSize: '40px',
  // A name of two letters is a target too.
  minInlineSize: '24px',
  paddingInline: `${space(2)} 0`,
  color: 'inherit',
  fontWeight: vars.font.weightStrong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.link },
    '&:focus-visible': { outlineOffset: '-2px' },
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
  inlineSize: '24px',
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { color: vars.color.link },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-expanded="true"]': { rotate: '180deg' },
  },
})
