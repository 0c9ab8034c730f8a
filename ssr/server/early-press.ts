import { pressedAttribute } from '@tradecounter/shop/cart/early-clicks'

/**
 * Marks the form of an add that is pressed before the page's scripts have come; whoever hears of a press later keeps the
 * browser from its own way with it. `shop/cart/add-to-cart/early-clicks.ts` makes the add good.
 */
export const earlyPressScript = `addEventListener('submit',e=>e.defaultPrevented||e.target.method!='dialog'||e.target.setAttribute('${pressedAttribute}',''))`
