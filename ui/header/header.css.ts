import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { pageGutter, space } from '../theme/space.ts'
import { type } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'
import { lowWindow, media } from '../theme/media.ts'
import { extent } from '../theme/extents.ts'
import { fixed, edge, target, unseen } from '../theme/sizes.ts'

/** The mobile menu needs script: without it both rows show as on a desktop. */
const withoutScript = 'screen and (scripting: none)'

const row = extent.headerRow
const rowTall = extent.headerRowTall
const bar = extent.headerBar

// Focused elements must not hide under the sticky row, or under a phone's menu bar.
globalStyle('html', {
  '@layer': {
    [componentLayer]: {
      scrollPaddingBlockStart: `calc(${rowTall} + ${space(4)})`,
      scrollPaddingBlockEnd: `calc(${bar} + ${space(2)})`,
      '@media': { [media('tablet')]: { scrollPaddingBlockEnd: 0 } },
    },
  },
})

export const skipLink = component({
  position: 'absolute',
  insetInlineStart: space(4),
  insetBlockStart: space(2),
  zIndex: vars.layer.notice,
  padding: `${space(2)} ${space(4)}`,
  borderRadius: vars.radius.m,
  background: vars.color.accent,
  color: vars.color.accentText,
  fontWeight: vars.font.weightStrong,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', blockSize: unseen, overflow: 'hidden', padding: 0 },
  },
})

// Without a box, so that the sticky row sticks to the page and not to the end of the header.
export const header = component({ display: 'contents' })

const inner = {
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: pageGutter,
} as const

export const top = component({
  display: 'none',
  background: vars.color.header,
  color: vars.color.headerText,
  borderBlockEnd: `${edge.hair} solid color-mix(in srgb, ${vars.color.headerText} 18%, transparent)`,
  outlineColor: vars.color.headerText,
  '@media': { [media('desktop')]: { display: 'block' }, [withoutScript]: { display: 'block' } },
})

export const topInner = component({
  ...inner,
  ...type('s'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(6),
  minBlockSize: fixed(9),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [withoutScript]: { flexWrap: 'wrap', gap: space(2), paddingBlock: space(2) } },
})

export const main = component({
  position: 'sticky',
  // On a phone the logo row scrolls away and the search stays.
  insetBlockStart: `calc(-1 * ${row})`,
  zIndex: `calc(${vars.layer.sticky} + 1)`,
  background: vars.color.header,
  color: vars.color.headerText,
  '@media': {
    print: { position: 'static', background: 'none', color: vars.color.text },
    [media('tablet')]: { insetBlockStart: 0 },
  },
})

export const mainInner = component({
  ...inner,
  display: 'grid',
  alignItems: 'center',
  columnGap: space(3),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"home actions" "search search"',
  gridTemplateRows: `${row} auto`,
  paddingBlockEnd: space(2),
  '@media': {
    [lowWindow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"menu home actions" "search search search"',
    },
    [media('tablet')]: {
      columnGap: space(6),
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"menu home search actions"',
      gridTemplateRows: rowTall,
      paddingBlockEnd: 0,
    },
    [media('desktop')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"home search actions"',
    },
  },
})

export const home = component({
  gridArea: 'home',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.finger,
  color: 'inherit',
  textDecoration: 'none',
  outlineColor: vars.color.headerText,
})

export const search = component({
  gridArea: 'search',
  inlineSize: '100%',
  maxInlineSize: vars.size.search,
  color: vars.color.text,
  '@media': { print: { display: 'none' }, [media('desktop')]: { justifySelf: 'center' } },
})

export const actions = component({
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  marginInlineEnd: `calc(-1 * ${space(2)})`,
  '@media': {
    print: { display: 'none' },
    [media('wide')]: { marginInlineEnd: `calc(-1 * ${space(3)})` },
  },
})

/** The icon is aligned with the page's edge. */
const inHeader = {
  position: 'static',
  gridArea: 'menu',
  minBlockSize: 0,
  marginInlineStart: `calc(-1 * ${space(4)})`,
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
} as const

/** A bar at the bottom on a phone; beside the logo on a tablet; hidden where the menu row is shown. */
export const menuButton = component({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  alignItems: 'center',
  minBlockSize: bar,
  paddingInline: pageGutter,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  borderBlockStart: `${edge.hair} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  '@media': {
    print: { display: 'none' },
    [lowWindow]: inHeader,
    [media('tablet')]: inHeader,
    [media('desktop')]: { display: 'none' },
    [withoutScript]: { display: 'none' },
  },
})

export const menuRow = component({
  display: 'none',
  position: 'relative',
  zIndex: vars.layer.sticky,
  background: vars.color.surfaceRaised,
  borderBlockEnd: `${edge.hair} solid ${vars.color.border}`,
  '@media': { [media('desktop')]: { display: 'block' }, [withoutScript]: { display: 'block' } },
})

export const menuInner = component({ ...inner })
