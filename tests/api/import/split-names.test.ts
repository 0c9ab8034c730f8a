import { describe, expect, it } from 'vitest'
import { splitNames } from '../../../api/import/plan/split-names.ts'

describe('the names of the articles of one product', () => {
  it.each<[string, string[], string, string[]]>([
    ['a measure with its label', ['Kulventil DN 15', 'Kulventil DN 20'], 'Kulventil', ['DN 15', 'DN 20']],
    [
      'a measure and more',
      ['Kulventil, DN 15, lång spindel', 'Kulventil, DN 20'],
      'Kulventil',
      ['DN 15, lång spindel', 'DN 20'],
    ],
    ['a measure with its unit', ['Pressmuff 15 mm', 'Pressmuff 22 mm'], 'Pressmuff', ['15 mm', '22 mm']],
    ['a fraction', ['Kran ½"', 'Kran ¾"'], 'Kran', ['½"', '¾"']],
    ['a lone number', ['Sko storlek 41', 'Sko storlek 42'], 'Sko', ['storlek 41', 'storlek 42']],
    [
      'a word that leads on',
      ['Grenuttag med 3 uttag', 'Grenuttag med 5 uttag'],
      'Grenuttag',
      ['med 3 uttag', 'med 5 uttag'],
    ],
    ['a colour', ['Jacka röd', 'Jacka blå'], 'Jacka', ['röd', 'blå']],
    ['what follows a comma', ['Kran', 'Kran, röd'], 'Kran', ['', 'röd']],
    ['nothing in the base product', ['Kulventil KV', 'Kulventil KV DN 15'], 'Kulventil KV', ['', 'DN 15']],
    ['what is before the end', ['15 mm kulventil', '22 mm kulventil'], 'Kulventil', ['15 mm', '22 mm']],
    ['everything', ['Kran', 'Ventil 15'], 'Kran', ['Kran', 'Ventil 15']],
  ])('differ by %s', (_, names, shared, own) => {
    expect(splitNames(names)).toEqual({ shared, own })
  })
})
