import { whenConsented } from '../consent/consent.ts'
import { whenVisible } from '../browser/navigation.ts'

/** An article as statistics know it (spec §3 "Tracked item"). */
export interface TrackedItem {
  item_variant: string
  item_list_name: string
  /** Of one unit in the page's currency; null where this visitor is shown none. */
  price: number | null
  quantity: number
  /** Place in the list, from 0. */
  index: number
  /** How the search term came about and what it was; empty where no search led here. */
  action_type: string
  search_term: string
}

/** The events for statistics (spec §7). They never identify a person (reliability L8). */
export type ShopEvent =
  | { event: 'login' | 'login_failed' | 'logout' }
  | { event: 'search'; search_term: string; results: number }
  | { event: 'quick_search'; search_term: string; kind: string; text: string }
  | { event: 'filter'; item_list_name: string; filter_name: string; filter_value: string; selected: boolean }
  | { event: 'filter_search'; filter_name: string; search_term: string }
  | { event: 'menu'; menu_action: 'open' | 'follow'; menu_url: string }
  | { event: 'cart'; cart_action: 'open' | 'remove' | 'empty' }
  | { event: 'add_to_cart'; item_list_name: string; items: readonly TrackedItem[] }
  | { event: 'user_info'; is_logged_in: boolean; site: string; language: string; fingerprint_id: string }
  | { event: 'view_item_list' | 'select_item'; item_list_name: string; items: readonly TrackedItem[] }

declare global {
  interface Window {
    dataLayer?: ShopEvent[]
  }
}

/** Maximum number of events of a page without a tag manager. */
const longest = 200

/**
 * Adds an event to the data layer, where a tag manager finds it: never before the visitor has consented to statistics
 * (HELP-10) and looks at the page. Browser only.
 */
export function pushEvent(event: ShopEvent): void {
  whenVisible(() =>
    whenConsented('C0002', () => {
      const layer = (window.dataLayer ??= [])
      if (layer.length < longest) layer.push(event)
    }),
  )
}
