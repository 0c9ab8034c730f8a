/** Hosts of the carriers' own pages: an answer must lead nobody to any other (reliability X4). */
export const carrierHosts = [
  'tracking.postnord.com',
  'tracking.bring.com',
  'www.dhl.com',
  'www.dbschenker.com',
] as const

/** The address of a carrier's page; null for any other address. */
export function carrierAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null
  const { origin } = new URL(address)
  return carrierHosts.some((host) => origin === `https://${host}`) ? address : null
}
