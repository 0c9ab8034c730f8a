import { globalFontFace } from '@vanilla-extract/css'
import { fontFallbacks, fontFiles } from './font-table.ts'

for (const { family, file, weight, range } of fontFiles)
  globalFontFace(family, {
    // A data URL would violate the page's content security policy, and would be loaded by all brands.
    src: `url('./faces/${file}?no-inline') format('woff2')`,
    fontWeight: weight,
    // A late font is used from the next page on: visible text never moves.
    fontDisplay: 'optional',
    unicodeRange: range,
  })

for (const { family, weight, local, sizeAdjust, ascent, descent } of fontFallbacks)
  globalFontFace(family, {
    src: local.map((name) => `local('${name}')`).join(', '),
    fontWeight: weight,
    sizeAdjust,
    ascentOverride: ascent,
    descentOverride: descent,
    lineGapOverride: '0%',
  })
