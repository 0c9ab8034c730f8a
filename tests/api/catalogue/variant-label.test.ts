import { describe, expect, it } from 'vitest'
import { distinguishingKeys, formatLabel } from '../../../api/catalogue/variants/variant-label.ts'

const part = (name: string, text: string, unit = '', isYesOrNo = false) => ({ name, text, unit, isYesOrNo })
const valuesOf = (...variants: readonly Record<string, string>[]) =>
  variants.map((each) => new Map(Object.entries(each)))

describe('the attributes that distinguish the variants of a product', () => {
  it('are the first that separate all variants, in the order of the catalogue', () => {
    const pipes = valuesOf(
      { diameter: '18', wall: '1', material: 'copper' },
      { diameter: '22', wall: '1,2', material: 'copper' },
    )
    expect(distinguishingKeys(['diameter', 'material', 'wall'], pipes)).toEqual(['diameter'])
  })

  it('are several when one alone leaves two variants equal', () => {
    const screws = valuesOf(
      { diameter: '4', length: '40' },
      { diameter: '4', length: '50' },
      { diameter: '5', length: '50' },
    )
    expect(distinguishingKeys(['diameter', 'length'], screws)).toEqual(['diameter', 'length'])
  })

  it('exclude attributes that separate no further variants', () => {
    const trousers = valuesOf(
      { code: 'a', colour: 'black', size: '50' },
      { code: 'a', colour: 'black', size: '52' },
      { code: 'b', colour: 'blue', size: '50' },
      { code: 'b', colour: 'blue', size: '52' },
    )
    expect(distinguishingKeys(['colour', 'code', 'size'], trousers)).toEqual(['colour', 'size'])
  })

  it('count a missing value as a value', () => {
    expect(distinguishingKeys(['fit'], valuesOf({ fit: 'women' }, {}))).toEqual(['fit'])
  })

  it('are none for a single variant and for equal variants', () => {
    expect(distinguishingKeys(['dn'], valuesOf({ dn: '15' }))).toEqual([])
    expect(distinguishingKeys(['dn'], valuesOf({ dn: '15' }, { dn: '15' }))).toEqual([])
    expect(distinguishingKeys(['dn'], [])).toEqual([])
  })

  it('exclude descriptions', () => {
    const described = valuesOf({ text: 'x'.repeat(41), dn: '15' }, { text: 'y', dn: '20' })
    expect(distinguishingKeys(['text', 'dn'], described)).toEqual(['dn'])
  })
})

describe('the label of a variant', () => {
  it.each([
    [[part('Diameter', '22', 'mm')], '22\u00A0mm'],
    [[part('Vinkel', '45', '°')], '45°'],
    [[part('Storlek', '41')], 'storlek\u00A041'],
    [[part('Storlek', '4XL')], 'storlek\u00A04XL'],
    [[part('Hjälm', '52–61')], 'hjälm\u00A052–61'],
    [[part('DN', '25')], 'DN\u00A025'],
    [[part('Gänga (metrisk)', 'M10')], 'M10'],
    [[part('Gänga', 'G 1 1/2')], 'G\u00A01\u00A01/2'],
    [[part('Färg', 'Röd'), part('Storlek', 'L')], 'röd, storlek\u00A0L'],
    [[part('', '15')], '15'],
    [[part('', '15', 'mm'), part('', '20', 'mm')], '15\u00A0mm, 20\u00A0mm'],
    [[part('Yta', 'Borstat stål')], 'borstat stål'],
    [[part('Isolerad', 'Ja', '', true)], 'isolerad:\u00A0ja'],
    [
      [part('Bredd', '600', 'mm'), part('Höjd', '400', 'mm')],
      'bredd\u00A0600\u00A0mm, höjd\u00A0400\u00A0mm',
    ],
    [[], ''],
  ])('of %j is %j', (parts, label) => {
    expect(formatLabel(parts)).toBe(label)
  })
})
