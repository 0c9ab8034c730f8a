import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A mail without the line breaks and escapes of its encoding. */
const decoded = (mail: string): string =>
  mail
    .replaceAll(/=\r?\n/gu, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/gu, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )

/** The mails that a shop has written to an address. `data` is its data folder. */
export function mailsTo(data: string, email: string): string[] {
  const folder = join(data, 'mail')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => decoded(readFileSync(join(folder, file), 'utf8')))
    .filter((mail) => new RegExp(`^To:.*${email.replaceAll('.', '\\.')}`, 'imu').test(mail))
}

/** The addresses of a page in some mails, oldest first. */
export const linksIn = (mails: readonly string[], path: string): string[] =>
  mails
    .flatMap((mail) => mail.match(/https?:\/\/[^\s<>"]+/gu) ?? [])
    .filter((address) => address.includes(path))
