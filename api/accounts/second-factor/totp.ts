import type { NewTotp } from '../../contract/index.ts'

/** Seconds by which the clock of a phone may differ: one time step. */
const tolerance = 30

/** Loaded with the first authenticator app. */
const loadOtp = () => import('otplib')

/** The time step after which a code counts, and the one of the code; null if the code is wrong. */
export async function acceptedStep(
  secret: string,
  code: string,
  now: Date,
  lastStep: number,
): Promise<number | null> {
  const token = code.replaceAll(/\s/gu, '')
  if (!/^\d{6}$/u.test(token)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const { verifySync } = await loadOtp()
  const result = verifySync({ secret, token, epoch, epochTolerance: tolerance })
  if (!result.valid || !('timeStep' in result)) return null
  return result.timeStep > lastStep ? result.timeStep : null
}

/** The dark modules of a QR code as an SVG path in units of modules, one rectangle for each run of a row. */
function pathOf(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/gu),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('')
}

/** A secret as a QR code for authenticator apps, with the account that it is of. */
export async function qrOfSecret(
  issuer: string,
  label: string,
  secret: string,
): Promise<NewTotp['qr'] & { uri: string }> {
  const [{ generateURI }, { encode }] = await Promise.all([loadOtp(), import('uqr')])
  const uri = generateURI({ issuer, label, secret })
  const { size, data } = encode(uri, { ecc: 'M', border: 4 })
  return { size, path: pathOf(data), uri }
}

/** A new secret of 160 bits for the authenticator app of a user at a brand. */
export async function createTotp(issuer: string, userName: string): Promise<NewTotp> {
  const { generateSecret } = await loadOtp()
  const secret = generateSecret({ length: 20 })
  const { uri, ...qr } = await qrOfSecret(issuer, userName, secret)
  return { secret, uri, qr }
}
