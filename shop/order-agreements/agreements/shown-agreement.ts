/** The id of the agreement that the query of an address names; null shows the list. */
export function shownAgreement(query: string): string | null {
  const agreementId = new URLSearchParams(query).get('agreement') ?? ''
  return /^[\w-]{1,64}$/u.test(agreementId) ? agreementId : null
}
