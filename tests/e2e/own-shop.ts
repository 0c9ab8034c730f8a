import { inject } from 'vitest'
import type { RunningShop } from '../setup/shop.ts'

const answer = await fetch(`${inject('shopServer')}/${process.env.VITEST_POOL_ID}`)
if (!answer.ok) throw new Error(await answer.text())

/** The shop of this file's worker: no other file uses it at the same time. */
export const ownShop = (await answer.json()) as RunningShop // the answer of tests/setup/shop.ts
