import { useIsMobile } from '@tradecounter/shop/core'

/**
 * Which forms of a list stand in the document: both in the server's markup, where styles hide one of them (it works
 * without script and without knowing the screen), and only the right one as soon as the browser has said which.
 */
export function useShownForms(): { table: boolean; cards: boolean } {
  const isMobile = useIsMobile()
  return { table: isMobile !== true, cards: isMobile !== false }
}
