/**
 * Ref of the button that brings a removed row back: it takes the focus when it appears, because the pressed button is
 * gone with its row.
 */
export const focusUndo = (button: HTMLButtonElement | null): void => button?.focus()
