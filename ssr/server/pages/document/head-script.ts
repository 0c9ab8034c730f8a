import { createHash } from 'node:crypto'
import { earlyClickAttribute } from '@tradecounter/shop/cart/early-clicks'
import { consentCookie } from '@tradecounter/shop/core/consent'
import { warehouseKey } from '@tradecounter/shop/product/warehouse'

/**
 * Marks the document before its first paint if the browser has no consent choice: the banner, hidden in every page,
 * shows at once. A cached page is the same for all visitors, so the host cannot decide it.
 */
export const consentScript = `/(?:^|; )${consentCookie}=[^;]*C000[12]/.test(document.cookie)||document.documentElement.setAttribute('data-asks','')`

/**
 * Marks the form of an add that is pressed before the page's scripts have loaded
 * (`shop/cart/add-to-cart/early-clicks.ts`).
 */
const earlyPressScript = `addEventListener('submit',e=>e.defaultPrevented||e.target.method!='dialog'||e.target.setAttribute('${earlyClickAttribute}',''))`

/**
 * Marks the document of a reader who has chosen a warehouse, so that the page reserves space for its stock from the
 * first paint on. Browsers may deny access to storage.
 */
const warehouseScript = `try{localStorage.getItem('${warehouseKey}')&&document.documentElement.setAttribute('data-warehouse','')}catch{}`

/** The only inline script of a page: code that must run before the other scripts have loaded. */
export const headScript = `${consentScript};${earlyPressScript};${warehouseScript}`

/** Digest of the inline script for the content security policy. */
export const headScriptHash = createHash('sha256').update(headScript).digest('base64')
