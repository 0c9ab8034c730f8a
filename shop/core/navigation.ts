/**
 * The browser's own navigation in one place: the specification reloads the page after sign-in, a customer switch
 * and a toggle, and tests need to see that it happened.
 */
export const navigation = {
  reload: (): void => window.location.reload(),
  goTo: (address: string): void => window.location.assign(address),
}
