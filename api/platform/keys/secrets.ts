import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts a secret for the database with AES-256-GCM: iv, tag and text, base64url. */
export function encryptSecret(key: Buffer, secret: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** A secret that `encryptSecret` has encrypted. Throws if it was changed or the key is another. */
export function decryptSecret(key: Buffer, stored: string): string {
  const bytes = Buffer.from(stored, 'base64url')
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  cipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
}
