import { describe, expect, it } from 'vitest'
import { fileOwner } from '../../../../api/direct-order/check-rows.ts'
import { readInWorker } from '../../../../api/direct-order/pasted-rows/index.ts'
import type { TaskOwner } from '../../../../api/platform/fair-queue.ts'
import { WorkersBusy } from '../../../../api/platform/workers-busy.ts'
import { xlsxOf } from './workbooks.ts'

const file = xlsxOf([
  ['Artnr', 'Antal'],
  ['4012301', 5],
])

/**
 * Reads files of some owners at one moment. Returns the owners in the order of their answers; refused ones are left
 * out.
 */
async function orderOfAnswers(owners: readonly [name: string, TaskOwner][]): Promise<string[]> {
  const served: string[] = []
  const read = async ([name, owner]: [string, TaskOwner]): Promise<void> => {
    try {
      await readInWorker(file, owner)
      served.push(name)
    } catch (cause) {
      if (!(cause instanceof WorkersBusy)) throw cause
    }
  }
  await Promise.all(owners.map(read))
  return served
}

const many = (name: string, owner: TaskOwner) =>
  Array.from({ length: 40 }, (): [string, TaskOwner] => [name, owner])
const user = (userId: string): TaskOwner =>
  fileOwner({ userId, customerId: 'a', sessionHash: `session of ${userId}` }, 'office')
const visitor = (sessionHash: string, address: string): TaskOwner =>
  fileOwner({ userId: '', customerId: '', sessionHash }, address)

describe('files that are read (ACC-12)', () => {
  it('take turns between users, however many files one of them sends', async () => {
    const served = await orderOfAnswers([
      ...many('flood', user('flood')),
      ['anna', user('anna')],
      ['bo', user('bo')],
    ])
    expect(served.slice(0, 7)).toEqual(expect.arrayContaining(['anna', 'bo']))
    expect(served.length).toBeLessThan(42)
  })

  it('take turns between addresses of visitors, whatever sessions these have, after customers', async () => {
    const flood = Array.from({ length: 40 }, (_, n): [string, TaskOwner] => [
      'flood',
      visitor(`session ${n}`, 'one'),
    ])
    const served = await orderOfAnswers([
      ...flood,
      ['visitor', visitor('other', 'two')],
      ['anna', user('anna')],
    ])
    // Two are read at once.
    expect(served.slice(0, 4)).toContain('anna')
    expect(served.slice(0, 7)).toContain('visitor')
  })

  it('belong to the session of a visitor whose address is unknown', () => {
    expect(fileOwner({ userId: '', customerId: '', sessionHash: 's' }, null)).toEqual({
      id: 's',
      member: 's',
      trusted: false,
    })
  })
})
