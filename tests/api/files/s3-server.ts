import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** A running S3-compatible server with one bucket. */
export interface S3Server {
  /** As the setting `S3_URL`. */
  url: string
  close(): Promise<void>
}

/** Starts a server that checks the signature of each request (key and secret `S3RVER`). */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'tc-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    allowMismatchedSignatures: false,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  })
  const { port } = await server.run()
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/files/shop?region=us-east-1`,
    close: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
