import { assignVars, globalStyle } from '@vanilla-extract/css'
import { brandNames, brands } from './brands/index.ts'
import { vars } from './contract.css.ts'
import { themeLayer } from './layers.css.ts'
import { target } from './sizes.ts'

for (const name of brandNames) {
  const selector = name === 'tradecounter' ? ':root, [data-brand="tradecounter"]' : `[data-brand="${name}"]`
  globalStyle(selector, { '@layer': { [themeLayer]: { vars: assignVars(vars, brands[name]) } } })
}

// After the brands: an element with both attributes gets its density.
globalStyle('[data-density="compact"]', { '@layer': { [themeLayer]: { vars: { [vars.unit]: '3px' } } } })

// Touch targets keep their size, whatever the brand's density.
globalStyle(':root, [data-brand]', {
  '@layer': {
    [themeLayer]: {
      '@media': {
        '(pointer: coarse)': { vars: { [vars.size.touch]: target.finger, [vars.size.row]: '56px' } },
        '(prefers-reduced-motion: reduce)': {
          vars: { [vars.motion.fast]: '0ms', [vars.motion.slow]: '0ms' },
        },
      },
    },
  },
})
