import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FileMissing, type FileStore, FileStoreAway } from '../../../api/platform/files/file-store.ts'
import { openFileStore } from '../../../api/platform/files/open-file-store.ts'
import { createS3Store, parseS3Address } from '../../../api/platform/files/s3-store.ts'
import { startS3Server, type S3Server } from './s3-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'tc-stores-'))
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const local = (content: Uint8Array) => {
  const path = join(folder, randomBytes(8).toString('hex'))
  writeFileSync(path, content)
  return { path, size: content.byteLength, sha256: createHash('sha256').update(content).digest('hex') }
}
const bytesOf = async (stream: ReadableStream<Uint8Array>): Promise<Buffer> =>
  Buffer.from(await new Response(stream).arrayBuffer())
const newKey = () => randomBytes(16).toString('hex')

describe.each([
  { name: 'a folder', open: (): FileStore => openFileStore({ folder }) },
  { name: 'an S3-compatible server', open: (): FileStore => openFileStore({ folder, s3Url: s3.url }) },
])('files in $name', ({ open }) => {
  it('returns what was stored, whole and in parts', async () => {
    const store = open()
    const content = randomBytes(3 * 1024 * 1024 + 7)
    const key = newKey()
    await store.put(key, local(content))
    expect((await bytesOf(await store.read(key))).equals(content)).toBe(true)
    const part = await bytesOf(await store.read(key, { start: 1_000_000, end: 1_000_099 }))
    expect(part.equals(content.subarray(1_000_000, 1_000_100))).toBe(true)
  })

  it('throws FileMissing for what was removed or never stored', async () => {
    const store = open()
    const key = newKey()
    await store.put(key, local(randomBytes(10)))
    await store.remove(key)
    await store.remove(key)
    await expect(store.read(key)).rejects.toThrow(FileMissing)
    await expect(store.read(newKey())).rejects.toThrow(FileMissing)
  })
})

describe('an S3-compatible store', () => {
  it('throws FileStoreAway when the secret is wrong or nothing answers', async () => {
    const address = parseS3Address(s3.url)
    if (address === null) throw new Error('The address of the server is not read.')
    const wrong = createS3Store({ ...address, secretAccessKey: 'other' })
    await expect(wrong.put(newKey(), local(randomBytes(10)))).rejects.toThrow(FileStoreAway)
    const none = createS3Store({ ...address, bucket: 'http://127.0.0.1:9/files/' })
    await expect(none.read(newKey())).rejects.toThrow(FileStoreAway)
  })

  const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  // "Authenticating Requests: Using the Authorization Header (AWS Signature Version 4)", Amazon S3 API reference.
  it.each<{ name: string; url: string; range: Record<string, string>; signature: string }>([
    {
      name: 'GET object',
      url: 'https://examplebucket.s3.amazonaws.com/test.txt',
      range: { Range: 'bytes=0-9' },
      signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
    {
      name: 'GET bucket lifecycle',
      url: 'https://examplebucket.s3.amazonaws.com/?lifecycle',
      range: {},
      signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    },
  ])('signs the published example $name', async ({ url, range, signature }) => {
    const signer = new AwsV4Signer({
      url,
      headers: { ...range, 'X-Amz-Content-Sha256': emptyHash },
      allHeaders: true,
      service: 's3',
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      datetime: '20130524T000000Z',
    })
    const { headers } = await signer.sign()
    expect(headers.get('authorization')).toContain(`Signature=${signature}`)
  })
})

describe('S3_URL', () => {
  it('names bucket, prefix, region, key and percent-encoded secret', () => {
    expect(parseS3Address('https://key:a%2Fb@s3.example/files/shop?region=eu-north-1')).toEqual({
      bucket: 'https://s3.example/files/shop/',
      region: 'eu-north-1',
      accessKeyId: 'key',
      secretAccessKey: 'a/b',
    })
  })

  it.each([
    's3://key:secret@s3.example/files',
    'https://s3.example/files',
    'https://key@s3.example/files',
    'https://key:secret@s3.example/',
    'https://key:secret@s3.example/files?acl=public',
    'https://key:%zz@s3.example/files',
    'files',
  ])('refuses %s', (value) => {
    expect(parseS3Address(value)).toBeNull()
  })
})
