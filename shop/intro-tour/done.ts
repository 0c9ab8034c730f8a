import type { HttpClient } from '@tradecounter/shop/core'
import { readDoneTours, saveDoneTours } from './calls.ts'
import type { TourId } from './rules.ts'

/** Storage key of the tours that were done in this browser: their ids, and nothing about a person. */
const storageKey = 'intro_tours'

function readHere(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function keepHere(id: TourId): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...new Set([...readHere(), id])]))
  } catch {
    // Private windows may deny storage: then the tour shows again with the next page.
  }
}

/** Whether a tour was done in this browser. Browser only. */
export const isDoneHere = (id: TourId): boolean => readHere().includes(id)

/** Whether the user has done a tour on another device. If so, this browser knows it from now on. */
export async function isDoneElsewhere(id: TourId, httpClient: HttpClient): Promise<boolean> {
  const done = (await readDoneTours(httpClient)).includes(id)
  if (done) keepHere(id)
  return done
}

/** Marks a tour as done (HELP-5): in this browser, and for a signed-in user on all devices. */
export async function keepDone(id: TourId, httpClient: HttpClient | null): Promise<void> {
  keepHere(id)
  if (httpClient === null) return
  const done = await readDoneTours(httpClient)
  if (!done.includes(id)) await saveDoneTours(httpClient, [...done, id])
}
