import { whenConsented } from '../consent/consent.ts'
import { whenVisible } from '../browser/navigation.ts'

/** An article as tracked (spec §3 "Tracked item"). */
export interface TrackedItem {
  item_variant: string
  item_list_name: string
  /** Per unit in the page's currency; null if this visitor sees no price. */
  price: number | null
  quantity: number
  /** Index in the list, from 0. */
  index: number
  /** Origin and text of the search term; empty if no search led here. */
  action_type: string
  search_term: string
}

/** Tracking events (spec §7). They never identify a person (reliability L8). */
export type ShopEvent =
  | { event: 'login' | 'login_failed' | 'logout' }
  | { event: 'search'; search_term: string; results: number }
  | { event: 'quick_search'; search_term: string; kind: string; text: string }
  | { event: 'filter'; item_list_name: string; filter_name: string; filter_value: string; selected: boolean }
  | { event: 'filter_search'; filter_name: string; search_term: string }
  | { event: 'menu'; menu_action: 'open' | 'follow'; menu_url: string }
  | { event: 'cart'; cart_action: 'open' | 'remove' | 'empty' }
  | { event: 'add_to_cart'; item_list_name: string; items: readonly TrackedItem[] }
  | {
      event: 'user_info'
      is_logged_in: boolean
      site: string
      /** Id of the site in web analytics, by host and environment (spec §9). */
      analytics_site_id: number
      language: string
      fingerprint_id: string
    }
  /** A page has shown a variant of an experiment. */
  | { event: 'experiment_exposure'; experiment_id: string; experiment_variant: string }
  | { event: 'view_item_list' | 'select_item'; item_list_name: string; items: readonly TrackedItem[] }

declare global {
  interface Window {
    dataLayer?: ShopEvent[]
  }
}

/** Maximum number of events on a page without a tag manager. */
const longest = 200

/**
 * Adds an event to the data layer for a tag manager: never before the visitor has consented to statistics (HELP-10)
 * and the page is visible. Browser only.
 */
export function pushEvent(event: ShopEvent): void {
  whenVisible(() =>
    whenConsented('C0002', () => {
      const layer = (window.dataLayer ??= [])
      if (layer.length < longest) layer.push(event)
    }),
  )
}
