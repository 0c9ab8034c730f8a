import { consentCookie } from '@tradecounter/shop/core/consent'

/**
 * Marks the document, before its first paint, of a browser in which no consent has been chosen or refused: the question
 * that stands hidden in every page shows at once. A kept page is the same for everybody, so the host cannot know.
 */
export const consentScript = `/(?:^|; )${consentCookie}=[^;]*C000[12]/.test(document.cookie)||document.documentElement.setAttribute('data-asks','')`
