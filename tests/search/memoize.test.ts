import { describe, expect, it } from 'vitest'
import { memoize } from '../../search/memoize.ts'

function counting(room: number, weigh?: (answer: string) => number) {
  const asked: string[] = []
  const ask = memoize(
    room,
    String,
    (question: string) => {
      asked.push(question)
      return question.toUpperCase()
    },
    weigh,
  )
  return { ask, asked }
}

describe('memoized results', () => {
  it('are not computed again', () => {
    const { ask, asked } = counting(10)
    expect([ask('a'), ask('b'), ask('a')]).toEqual(['A', 'B', 'A'])
    expect(asked).toEqual(['a', 'b'])
  })

  it('include null', () => {
    let times = 0
    const ask = memoize(10, String, () => {
      times += 1
      return null
    })
    expect([ask('a'), ask('a'), times]).toEqual([null, null, 1])
  })

  it('are evicted when the cache is full, the oldest first', () => {
    const { ask, asked } = counting(4, (answer) => answer.length)
    for (const question of ['aa', 'bb', 'cc', 'bb', 'aa']) ask(question)
    expect(asked).toEqual(['aa', 'bb', 'cc', 'aa'])
  })

  it('are not cached if they are larger than the cache', () => {
    const none = counting(0)
    none.ask('a')
    none.ask('a')
    expect(none.asked).toEqual(['a', 'a'])
    const small = counting(2, (answer) => answer.length)
    expect([small.ask('aaa'), small.ask('aaa')]).toEqual(['AAA', 'AAA'])
    expect(small.asked).toEqual(['aaa', 'aaa'])
  })
})
