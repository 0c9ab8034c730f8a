import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quickSearch } from '../../search/requests/quick.ts'
import { listForPhrase, openTestIndex } from './open-index.ts'
import { documentSource, type TestProduct } from './products.ts'

const names = ['Kulventil', 'Ventil', 'Ventilkoppling', 'Rör till ventil', 'Rör', 'Ventiler i sats']
const phrases = ['ventil', 'rör', 'rör ventil', 'kulventil', 'venti', 'mässing ventil']

const items = (labels: ReadonlyArray<readonly number[]>): TestProduct[] =>
  names.map((name, at) => ({
    names: { sv: name },
    description: at % 2 === 0 ? 'Av mässing.' : 'Passar varje ventil.',
    category: 'pipe',
    labels: [...(labels[at] ?? [])],
    variants: [{ dn: '15', material: at % 3 === 0 ? 'brass' : 'stainless' }],
  }))

async function ordersOf(labels: ReadonlyArray<readonly number[]>, customer = ''): Promise<number[][]> {
  const index = await openTestIndex(documentSource(items(labels)))
  const orders = phrases.flatMap((phrase) => [
    listForPhrase(index, phrase, { customer }).hits.map((hit) => hit.productId),
    quickSearch(index, { phrase, language: 'sv', customer }).hits.map((hit) => hit.productId),
  ])
  index.remove()
  return orders
}

describe('the order of results', () => {
  it('does not depend on campaigns or other labels (SRCH-6)', async () => {
    const plain = await ordersOf([])
    const labels = fc.array(fc.subarray([1, 5, 10, 15]), {
      minLength: names.length,
      maxLength: names.length,
    })
    await fc.assert(
      fc.asyncProperty(labels, async (given) => {
        expect(await ordersOf(given)).toEqual(plain)
      }),
      { numRuns: 12 },
    )
  })

  it('takes a number directly after letters for a model, not for a value of another one', async () => {
    const drivers = [
      ['Skruvdragare Elvara SB 160, 120 Nm', 120],
      ['Skruvdragare Elvara SB 120, 60 Nm', 60],
      ['Skruvdragare Elvara SB-240, 120 Nm', 120],
    ] as const
    const index = await openTestIndex(
      documentSource(
        drivers.map(([name, torque]) => ({
          names: { sv: name },
          category: 'pipe',
          variants: [{ diameter: torque }],
        })),
      ),
    )
    const first = (phrase: string) => listForPhrase(index, phrase).hits[0]?.productId
    for (const phrase of ['Skruvdragare Elvara SB 120', 'Elvara SB 120', 'SB 120', 'sb-120'])
      expect(first(phrase), phrase).toBe(6)
    expect(first('Skruvdragare Elvara SB 240')).toBe(9)
    expect(first('Skruvdragare Elvara SB 160, 120 Nm')).toBe(3)
    index.remove()
  })

  it('breaks ties for customers by assortment, then by availability (SRCH-12)', async () => {
    const shelved = ['Ventil', 'Ventil', 'Ventil', 'Ventil', 'Kulventil'].map((name, at) => ({
      names: { sv: name },
      category: 'pipe',
      variants: [{ dn: '15' }],
      isAvailable: at > 2,
    }))
    const index = await openTestIndex(documentSource(shelved))
    const found = (customer: string) =>
      listForPhrase(index, 'ventil', { customer }).hits.map((hit) => hit.productId)
    expect(found('')).toEqual([3, 6, 9, 12, 15])
    expect(found('c1')).toEqual([3, 9, 12, 6, 15])
    expect(found('somebody')).toEqual([12, 3, 6, 9, 15])
    index.remove()
  })

  it('moves the assortment up only among equal scores', async () => {
    // c1 has the products with the ids 3 and 9.
    const equals = Array.from({ length: 4 }, () => 'Ventil').concat('Kulventil')
    const shelved = equals.map((name) => ({
      names: { sv: name },
      category: 'pipe',
      variants: [{ dn: '15' }],
    }))
    const index = await openTestIndex(documentSource([...shelved.slice(4), ...shelved.slice(0, 4)]))
    const found = (customer: string) =>
      listForPhrase(index, 'ventil', { customer }).hits.map((hit) => hit.productId)
    const quick = (customer: string) =>
      quickSearch(index, { phrase: 'ventil', language: 'sv', customer }).hits.map((hit) => hit.productId)
    // 3 is the ball valve: a kind of valve, which ranks below an exact name.
    expect(found('')).toEqual([6, 9, 12, 15, 3])
    expect(found('c1')).toEqual([9, 6, 12, 15, 3])
    expect(quick('c1')).toEqual([9, 6, 12, 15, 3])
    index.remove()
  })
})
