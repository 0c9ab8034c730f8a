import { atom } from 'jotai'
import type { CartAddAnswer } from '@tradecounter/api/contract'

/** The notice that stands on the page, or null. `id` tells two adds of the same article apart. */
export const cartNoticeAtom = atom<{ id: number; notification: CartAddAnswer['notification'] } | null>(null)

/** Adds that have been sent and not answered, and whether any of them has overlapped another since the last rest. */
export const addsUnderWayAtom = atom({ count: 0, overlapped: false })
