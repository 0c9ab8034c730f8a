import { expect, it } from 'vitest'
import { expandUpcE } from '../../shop/search/quick-search/upc-e.ts'

it.each([
  ['01234505', '012000003455'],
  ['04252614', '042100005264'],
  ['01234523', '012200003453'],
  ['01234531', '012300000451'],
  ['01234543', '012340000053'],
  ['01234565', '012345000065'],
  ['11234562', '112345000062'],
  ['036000291452', '036000291452'],
  ['A1234565', 'A1234565'],
])('the barcode %s of a small package is the code %s (SRCH-3)', (scanned, code) => {
  expect(expandUpcE(scanned)).toBe(code)
})
