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

/** On a tablet the add stays in sight for a little less air between the columns. */
export const narrower = { [containerBelow(900)]: { paddingInline: space(2) } }

/** Above the numbers of rows, where it is moved over them. */
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
  // The words stand over the figures, the arrow on their other side.
  selectors: { '[data-numeric] > &': { flexDirection: 'row-reverse' } },
  '@media': {
    '(pointer: coarse)': { minBlockSize: target.finger },
    // A box of its own is left empty in the heads that a browser repeats on every sheet.
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
