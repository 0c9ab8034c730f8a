import {
  createHash,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type DatedKey, keyTimes, nameOfKey, signingKey, acceptedKeys, timeOfKey } from './key-ring.ts'

/** The file of the first key of access tokens. Later keys are in the same folder. */
export const tokenKeyFile = (dataDir: string): string => join(dataDir, 'keys', 'token.pem')

/** A key that signs access tokens. */
export interface TokenKey extends DatedKey {
  /** Identifies the key in the header of a token: thumbprint of the public key. */
  kid: string
  sign: KeyObject
  verify: KeyObject
}

/** The keys of an installation. All copies of the service share the folder of the key file. */
export interface Keys {
  /** The key that signs at a time. */
  signing(now: Date): TokenKey
  /** The key of that id if its tokens are accepted at a time; else null. */
  verifying(kid: string, now: Date): TokenKey | null
  /** Secret of the anti-forgery tokens. Every POST uses it, and an HMAC takes five times as long with a buffer. */
  antiForgery: KeyObject
  /** Secret of the hashes of network addresses. */
  addresses: Buffer
  /** Secret of the hashes of user names in the log. */
  users: Buffer
  /** Secret of the links that download files. */
  downloads: Buffer
  /** Encrypts the secrets of authenticator apps in the database. */
  factors: Buffer
  /** Encrypts what applicants say, and keys the hashes by which applications are found. */
  applications: Buffer
}

/** Writes a new key that only its owner can read. Keeps the key of another process that was faster. */
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

function openKey(file: string, since: number): TokenKey {
  const sign = createPrivateKey(readKey(file))
  if (sign.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key.`)
  const verify = createPublicKey(sign)
  const kid = createHash('sha256')
    .update(verify.export({ type: 'spki', format: 'der' }))
    .digest('base64url')
    .slice(0, 16)
  return { kid, sign, verify, since }
}

/** The key of the file and the later ones beside it, oldest first. */
function readRing(file: string, known: ReadonlyMap<string, TokenKey>): Map<string, TokenKey> {
  const first = basename(file)
  const ring = new Map<string, TokenKey>()
  for (const name of [first, ...readdirSync(dirname(file)).toSorted()]) {
    const since = name === first ? 0 : timeOfKey(first, name)
    if (since === null || ring.has(name)) continue
    ring.set(name, known.get(name) ?? openKey(join(dirname(file), name), since))
  }
  return ring
}

/**
 * The keys beside `file`, which is made if missing. New ones are found while the service runs. Throws if
 * a file is not an Ed25519 key.
 */
export function openKeys(file: string): Keys {
  const first = openKey(file, 0)
  let ring = readRing(file, new Map([[basename(file), first]]))
  let readAt = Date.now()

  const keys = (): TokenKey[] => {
    // The machine's clock: how often the folder is read does not depend on the time of the tokens.
    if (Math.abs(Date.now() - readAt) >= keyTimes.rereadSeconds * 1000) {
      ring = readRing(file, ring)
      readAt = Date.now()
    }
    return [...ring.values()]
  }

  const secret = first.sign.export({ type: 'pkcs8', format: 'der' })
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))
  return {
    signing: (now) => signingKey(keys(), now) ?? first,
    verifying: (kid, now) => acceptedKeys(keys(), now).find((key) => key.kid === kid) ?? null,
    antiForgery: createSecretKey(derived('anti-forgery')),
    addresses: derived('addresses'),
    users: derived('users'),
    downloads: derived('downloads'),
    factors: derived('factors'),
    applications: derived('applications'),
  }
}

/**
 * Writes a new key beside `file` and returns its name. Copies of the service find it and sign with it a minute later.
 * Keys whose tokens have all expired are removed, but never the first: the other secrets are derived from it.
 */
export function rotateKeys(file: string, now: Date): string {
  const first = basename(file)
  readKey(file)
  const name = nameOfKey(first, now)
  makeKey(join(dirname(file), name))
  const ring = readRing(file, new Map())
  const taken = new Set(acceptedKeys([...ring.values()], now).map((key) => key.kid))
  for (const [old, key] of ring) {
    if (old !== first && !taken.has(key.kid)) rmSync(join(dirname(file), old))
  }
  return name
}
