import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import * as v from 'valibot'

/** What the shop sends: exactly these fields, which the worker of the shop shows. */
const noticeSchema = v.strictObject({
  title: v.string(),
  body: v.string(),
  lang: v.string(),
  path: v.pipe(v.string(), v.regex(/^\/my-pages(?:\/|$)/u)),
  tag: v.string(),
})
export type Notice = v.InferOutput<typeof noticeSchema>

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** A browser that can read what is encrypted for it, by RFC 8291 and RFC 8188, apart from the code of the service. */
export function makePushBrowser(endpoint: string) {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read: (body: Buffer): Notice => {
      const salt = body.subarray(0, 16)
      const idLength = body[20] ?? 0
      const serverKey = body.subarray(21, 21 + idLength)
      const sealed = body.subarray(21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey])
      const secret = derive(curve.computeSecret(serverKey), auth, info, 32)
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      // The delimiter of the last record, and what fills it up.
      const end = opened.lastIndexOf(2)
      return v.parse(noticeSchema, JSON.parse(opened.subarray(0, end).toString()))
    },
  }
}
export type PushBrowser = ReturnType<typeof makePushBrowser>
