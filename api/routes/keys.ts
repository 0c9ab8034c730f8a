import { createPrivateKey, createPublicKey, generateKeyPairSync, hkdfSync, type KeyObject } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The keys of one installation. All copies of the service share them through the key file. */
export interface Keys {
  sign: KeyObject
  verify: KeyObject
  /** Secret of the anti-forgery values. */
  antiForgery: Buffer
}

/** Writes a new key, readable by its owner alone; when another process was faster, its key stays. */
function makeKey(file: string): void {
  const { privateKey } = generateKeyPairSync('ed25519')
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
  } finally {
    rmSync(draft)
  }
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) throw cause
  }
  makeKey(file)
  return readFileSync(file, 'utf8')
}

/** The keys of `file`, which is made when it is missing. Throws when it holds no Ed25519 key. */
export function openKeys(file: string): Keys {
  const sign = createPrivateKey(readKey(file))
  if (sign.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key.`)
  const secret = sign.export({ type: 'pkcs8', format: 'der' })
  return {
    sign,
    verify: createPublicKey(sign),
    antiForgery: Buffer.from(hkdfSync('sha256', secret, '', 'anti-forgery', 32)),
  }
}
