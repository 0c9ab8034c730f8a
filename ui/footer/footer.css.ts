import { vars } from '../theme/contract.css.ts'
import { pageGutter, space } from '../theme/space.ts'
import { bareList, display, type } from '../theme/fragments.ts'
import { component } from '../theme/rules.ts'
import { media } from '../theme/media.ts'
import { extent } from '../theme/extents.ts'
import { edge, target } from '../theme/sizes.ts'

export const footer = component({
  background: vars.color.footer,
  color: vars.color.footerText,
  borderBlockStart: `${edge.band} solid ${vars.color.signal}`,
  overflowWrap: 'anywhere',
  // The phone's menu bar must not cover the last line.
  paddingBlockEnd: `calc(${extent.headerBar} + env(safe-area-inset-bottom, 0px))`,
  '@media': { print: { display: 'none' }, [media('tablet')]: { paddingBlockEnd: 0 } },
})

export const inner = component({
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  padding: `${space(8)} ${pageGutter} ${space(6)}`,
  display: 'grid',
  gap: space(8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media('tablet')]: {
      paddingBlockStart: space(12),
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
    },
  },
})

export const brand = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  alignContent: 'start',
})

export const brandName = component({
  ...display,
  ...type('l'),
  margin: 0,
  textTransform: vars.font.headingCase,
})

export const contact = component({ ...type('s') })

export const groups = component({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${extent.footerColumn}, 100%), 1fr))`,
  // Links are not printed.
  '@media': { print: { display: 'none' } },
})

export const groupTitle = component({
  ...type('s'),
  margin: 0,
  marginBlockEnd: space(2),
  fontWeight: vars.font.weightStrong,
})

export const list = component({ ...bareList })

export const link = component({
  ...type('s'),
  display: 'inline-block',
  overflowWrap: 'anywhere',
  paddingBlock: space(1),
  minBlockSize: target.least,
  color: 'inherit',
  outlineColor: vars.color.footerText,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})

export const content = component({ ...type('s'), marginBlockStart: space(2) })

export const last = component({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(6)}`,
  paddingBlockStart: space(4),
  borderBlockStart: `${edge.hair} solid color-mix(in srgb, ${vars.color.footerText} 24%, transparent)`,
})

// As wide as its text, but never wider than the page.
export const legal = component({ ...type('xs'), margin: 0, minInlineSize: 0, maxInlineSize: '100%' })

export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: `${space(2)} ${space(6)}` })

export const action = component({
  ...type('xs'),
  minBlockSize: target.least,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  outlineColor: vars.color.footerText,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
})
