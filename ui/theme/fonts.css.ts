import { globalFontFace } from '@vanilla-extract/css'
import { displayFaces, subsets } from './fonts.ts'

const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold']

for (const face of displayFaces) {
  for (const [subset, unicodeRange] of Object.entries(subsets)) {
    globalFontFace(face.family, {
      src: `url('${face.file.replace('*', subset)}') format('woff2')`,
      fontWeight: face.weight,
      fontDisplay: 'swap',
      unicodeRange,
    })
  }
  globalFontFace(`${face.family} Fallback`, {
    src: arialBold.map((name) => `local('${name}')`).join(', '),
    fontWeight: '500 900',
    sizeAdjust: face.sizeAdjust,
    ascentOverride: face.ascent,
    descentOverride: face.descent,
    lineGapOverride: '0%',
  })
}
