import { whenLookedAt } from './navigation.ts'

/** What the shop tells statistics of (spec §7). Never says who somebody is (reliability L8). */
export interface ShopEvent {
  event: 'login' | 'login_failed' | 'logout'
  [field: string]: string | number | boolean
}

declare global {
  interface Window {
    dataLayer?: ShopEvent[]
  }
}

/** A page that nobody collects from keeps no more than this. */
const longest = 200

/** Adds an event to the data layer, where a tag manager finds it once the visitor has consented. Browser only. */
export function pushEvent(event: ShopEvent): void {
  whenLookedAt(() => {
    const layer = (window.dataLayer ??= [])
    if (layer.length < longest) layer.push(event)
  })
}
