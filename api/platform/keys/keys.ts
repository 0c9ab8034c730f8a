import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type DatedKey, keyTimes, nameOfKey, signingKey, acceptedKeys, timeOfKey } from './key-ring.ts'

/** The file of the first key of access tokens. Later keys lie beside it. */
export const tokenKeyFile = (dataDir: string): string => join(dataDir, 'keys', 'token.pem')

/** A key that signs access tokens. */
export interface TokenKey extends DatedKey {
  /** Names the key in the head of a token: thumbprint of its public half. */
  kid: string
  sign: KeyObject
  verify: KeyObject
}

/** The keys of one installation. All copies of the service share them through the folder of the key file. */
export interface Keys {
  /** The key that signs now. */
  signing(now: Date): TokenKey
  /** The key of that name, when tokens of it are taken now. */
  verifying(kid: string, now: Date): TokenKey | null
  /** Secret of the anti-forgery values. */
  antiForgery: Buffer
  /** Secret of the hashes that stand for network addresses. */
  addresses: Buffer
  /** Secret of the hashes that stand for users in the log. */
  users: Buffer
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

/** The key of the file and those that were laid beside it since, oldest first. */
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
 * The keys beside `file`, which is made when it is missing. New ones are taken up while the service runs. Throws when
 * a file holds no Ed25519 key.
 */
export function openKeys(file: string): Keys {
  const first = openKey(file, 0)
  let ring = readRing(file, new Map([[basename(file), first]]))
  let readAt = Date.now()

  const keys = (): TokenKey[] => {
    // By the machine's clock: how often a folder is read has nothing to do with the time of the tokens.
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
    antiForgery: derived('anti-forgery'),
    addresses: derived('addresses'),
    users: derived('users'),
  }
}

/**
 * Lays a new key beside `file`. Copies of the service take it up, and a minute later sign with it. Keys whose tokens
 * have all ended are removed, but never the first: the other secrets are derived from it.
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
