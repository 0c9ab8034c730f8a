import { expect, it } from 'vitest'
import { closeInOrder } from '../../ssr/server/http-server.ts'

it('closes everything in order, even if one step fails', async () => {
  const closed: string[] = []
  const failures = await closeInOrder([
    () => closed.push('server'),
    () => Promise.reject(new Error('stuck')),
    async () => closed.push('api'),
  ])
  expect(closed).toEqual(['server', 'api'])
  expect(failures).toEqual([new Error('stuck')])
})
