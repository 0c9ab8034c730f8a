import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createLog, redactText } from '../../../ssr/server/operations/log.ts'

/** The output of one call. */
function written(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString()
      done()
    },
  })
  write(createLog('info', destination))
  return text
}

describe('the log (reliability 2.15)', () => {
  it('redacts secrets by their names', () => {
    const secrets = { password: 's3cr3t', username: 's3cr3t', email: 's3cr3t', access_token: 's3cr3t' }
    const headers = {
      cookie: 'sid=s3cr3t',
      authorization: 'Bearer s3cr3t',
      'x-csrf-token': 's3cr3t',
      'set-cookie': ['sid=s3cr3t'],
    }
    const line = written((log) => log.info({ ...secrets, body: secrets, headers }, 'x'))
    expect(line).not.toContain('s3cr3t')
    expect(line.match(/\[redacted\]/gu)?.length).toBe(12)
  })

  it('logs name, message and stack of a failure, and no other property', () => {
    const failure = Object.assign(new Error('duplicate key', { cause: new Error('of anna@example.com') }), {
      code: '23505',
      detail: 'Key (userName)=(s3cr3t) already exists.',
      parameters: ['s3cr3t'],
    })
    const line = written((log) => log.error({ err: failure }, 'x'))
    expect(line).not.toMatch(/s3cr3t|anna/u)
    expect(JSON.parse(line)).toMatchObject({
      err: { type: 'Error', code: '23505', message: 'duplicate key', cause: 'of [e-mail]' },
    })
    expect(line).toContain('log.test.ts')
  })

  it('keeps every entry on one line below 8 KB', () => {
    const failure = new Error('x'.repeat(50_000))
    const line = written((log) =>
      log.error({ path: redactText('\r\n\u001b[2J\u0085'.repeat(9999)), err: failure }, 'x'),
    )
    expect(line.length).toBeLessThan(8192)
    expect(line.trimEnd().split('\n')).toHaveLength(1)
    // oxlint-disable-next-line no-control-regex -- the control characters are what is looked for
    expect(line.trimEnd()).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/u)
  })

  it.each([
    ['/unsubscribe/anna.b@example.com', '/unsubscribe/[e-mail]'],
    ['/unsubscribe/anna%40example.com/x', '/unsubscribe/[e-mail]/x'],
    ['/x/19800101-1234', '/x/[number]'],
    ['/x/010180-123N', '/x/[number]'],
    ['/p/kulventil-T430002', '/p/kulventil-T430002'],
    ['/p/ror-4001--12', '/p/ror-4001--12'],
  ])('logs %s as %s', (path, shown) => {
    expect(redactText(path)).toBe(shown)
  })
})
