import { array, assert, constantFrom, integer, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { createPrefixCache } from '../../search/query/prefix-cache.ts'

const word = string({ unit: constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 5 })

it('finds the same as a query without the cache, of any size', () => {
  assert(
    property(
      array(word),
      array(word, { minLength: 1 }),
      integer({ min: 1, max: 6 }),
      integer({ min: 1, max: 40 }),
      (words, asked, most, room) => {
        const ask = (text: string) => {
          const items = words.filter((each) => each.includes(text))
          return { items: items.slice(0, most), isComplete: items.length <= most }
        }
        const { find } = createPrefixCache({
          maxItems: room,
          minLength: 1,
          query: ask,
          matches: (each, text) => each.includes(text),
        })
        for (const text of asked)
          for (let end = 1; end <= text.length; end++)
            expect(find(text.slice(0, end)).items.slice(0, most)).toEqual(ask(text.slice(0, end)).items)
      },
    ),
  )
})

it('queries once for a word that is typed letter by letter', () => {
  const asked: string[] = []
  const { find, findCached } = createPrefixCache({
    maxItems: 100,
    minLength: 3,
    query(text) {
      asked.push(text)
      return {
        items: ['koppar', 'koppling', 'kona'].filter((each) => each.startsWith(text)),
        isComplete: true,
      }
    },
    matches: (each, text) => each.startsWith(text),
  })
  expect(findCached('kopp')).toBeNull()
  expect(find('kop').items).toEqual(['koppar', 'koppling'])
  expect(find('kopp').items).toEqual(['koppar', 'koppling'])
  expect(find('koppl').items).toEqual(['koppling'])
  expect(findCached('kopplx')).toEqual({ items: [], isComplete: true })
  expect(asked).toEqual(['kop'])
})
