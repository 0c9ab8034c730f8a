/** Ref of what appears outside the screen and is announced: it comes into view, and the focus stays where somebody works. */
export const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' })
