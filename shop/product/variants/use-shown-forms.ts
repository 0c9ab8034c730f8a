import { useIsMobile } from '@tradecounter/shop/core'

/**
 * Which layouts of a list are rendered: both in the server's markup, where styles hide one of them (without script
 * and without knowing the screen), and only the matching one after hydration.
 */
export function useShownForms(): { table: boolean; cards: boolean } {
  const isMobile = useIsMobile()
  return { table: isMobile !== true, cards: isMobile !== false }
}
