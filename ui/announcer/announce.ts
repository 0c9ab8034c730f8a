/** How urgent: `polite` waits for a pause, `assertive` interrupts. */
export type Politeness = 'polite' | 'assertive'

/** Screen readers announce changes of text; the pause makes a repeated sentence a change too. */
const pause = 50
const pending = new Map<Politeness, ReturnType<typeof setTimeout>>()

/** The region of `Announcer` for this urgency. */
const regionOf = (politeness: Politeness): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-announcer="${politeness}"]`)

/** Announces a text, in the page's language, through the page's one announcer. Does nothing if none is mounted. */
export function announce(message: string, politeness: Politeness = 'polite'): void {
  const region = regionOf(politeness)
  if (!region) return
  clearTimeout(pending.get(politeness))
  region.textContent = ''
  pending.set(
    politeness,
    setTimeout(() => {
      region.textContent = message
    }, pause),
  )
}
