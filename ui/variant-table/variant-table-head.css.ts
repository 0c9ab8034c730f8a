import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/space.ts'
import { bareButton } from '../theme/fragments.ts'
import { componentLayer } from '../theme/layers.css.ts'
import { component } from '../theme/rules.ts'
import { stickyHeight } from '../theme/sticky-height.ts'
import { containerBelow } from '../theme/media.ts'
import { stickyHead } from '../theme/table-parts.ts'
import { target } from '../theme/sizes.ts'

/** Narrower columns, so that the add button stays visible on a tablet. */
export const narrower = { [containerBelow(900)]: { paddingInline: space(2) } }

/** Above the rows when it is moved over them. */
export const thead = component({
  position: 'relative',
  zIndex: 1,
  '@media': { print: { translate: 'none !important' } },
})

const headBase = component({
  ...stickyHead,
  '@container': narrower,
  verticalAlign: 'middle',
  selectors: {
    ...stickyHead.selectors,
    '[data-fits] &': { insetBlockStart: `var(${stickyHeight}, 0px)` },
  },
})

const toEnd = { '@layer': { [componentLayer]: { textAlign: 'end' } } } as const

export const head = styleVariants({ text: [headBase], numeric: [headBase, toEnd] })

export const addHead = headBase

export const sort = component({
  ...bareButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minBlockSize: target.least,
  borderRadius: vars.radius.s,
  ':hover': { color: vars.color.link },
  // Numeric columns are right-aligned, so the arrow is on the left.
  selectors: { '[data-numeric] > &': { flexDirection: 'row-reverse' } },
  '@media': {
    '(pointer: coarse)': { minBlockSize: target.finger },
    // Otherwise the head repeated on each printed page would contain an empty box.
    print: { display: 'contents' },
  },
})

const arrowBase = component({
  display: 'inline-flex',
  transition: `opacity ${vars.motion.fast}`,
  '@media': { print: { display: 'none' } },
})

export const arrow = styleVariants({
  on: [arrowBase],
  idle: [
    arrowBase,
    {
      '@layer': {
        [componentLayer]: {
          opacity: 0.45,
          selectors: { [`${sort}:hover &, ${sort}:focus-visible &`]: { opacity: 1 } },
        },
      },
    },
  ],
})
