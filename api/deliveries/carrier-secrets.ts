export const carrierSecretsRule =
  'must name carriers with secrets of at least 32 characters, such as postnord=…, dhl=…'

/** Secrets by carrier from `postnord=secret, dhl=secret`; null if the text is not of that form. */
export function readCarrierSecrets(text: string): Map<string, string> | null {
  const secrets = new Map<string, string>()
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue
    const [, carrier, secret] = /^([a-z][a-z0-9-]{1,30})=([^\s,]{32,200})$/u.exec(part) ?? []
    if (carrier === undefined || secret === undefined || secrets.has(carrier)) return null
    secrets.set(carrier, secret)
  }
  return secrets
}
