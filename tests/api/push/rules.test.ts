import { describe, expect, it } from 'vitest'
import { isPushEndpoint, readPushServices } from '../../../api/push/push-services.ts'
import { pushSetting } from '../../../api/push/push-settings.ts'
import type { CommandContext } from '../../../api/operator/command.ts'
import { pushCommands } from '../../../api/operator/push-commands.ts'
import { readApiSettings } from '../../../api/settings.ts'
import { makePushKeys } from '../../../api/push/service.ts'

describe('push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d',
    'https://push.company.se/one',
    'http://127.0.0.1:9000/two',
  ])('are sent to: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, ['https://push.company.se', 'http://127.0.0.1:9000'])).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:word@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/fcm/send/abc',
    'https://evil-push.apple.com.example/',
    'https://evilpush.apple.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.7/',
    'https://2130706433/',
    'https://localhost/',
    'https://api.internal/',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'https://push.company.se.example/',
    'http://push.company.se/',
    'no address',
  ])('are not: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, ['https://push.company.se'])).toBe(false)
  })

  it('are added by the operator as origins', () => {
    expect(readPushServices(' https://push.company.se, http://127.0.0.1:9000/ ')).toEqual([
      'https://push.company.se',
      'http://127.0.0.1:9000',
    ])
    expect(readPushServices('')).toEqual([])
    for (const text of [
      'push.company.se',
      'http://push.company.se',
      'https://a.se/path',
      'https://u:p@a.se',
      'data:,',
    ])
      expect([text, readPushServices(text)]).toEqual([text, null])
  })
})

describe('the keys of notifications', () => {
  it('are made by a command of operators, as settings', async () => {
    const lines: string[] = []
    const context = { print: (line: string) => void lines.push(line) }
    // The command needs no other part of its context.
    await pushCommands['push-keys']?.run(context as CommandContext, {
      args: [],
      site: undefined,
      options: {},
    })
    const settings = Object.fromEntries(lines.map((line) => line.split('=')))
    const { push } = pushSetting(readApiSettings({ ...settings, PUSH_CONTACT: 'mailto:shop@company.se' }))
    expect(push?.publicKey).toBe(settings['PUSH_PUBLIC_KEY'])
    expect(() => readApiSettings({ ...settings, PUSH_CONTACT: 'shop@company.se' })).toThrow('PUSH_CONTACT')
    expect(() => readApiSettings({ PUSH_PUBLIC_KEY: 'x', PUSH_SERVICES: 'x' })).toThrow(
      /PUSH_PUBLIC_KEY.*\nPUSH_SERVICES/u,
    )
  })

  it('belong together, and come with whom push services write to, or not at all', async () => {
    const [one, two] = [await makePushKeys(), await makePushKeys()]
    const all = {
      PUSH_PUBLIC_KEY: one.publicKey,
      PUSH_PRIVATE_KEY: one.privateKey,
      PUSH_CONTACT: 'mailto:shop@company.se',
      PUSH_SERVICES: [],
    }
    expect(pushSetting(all)).toEqual({ push: { ...one, contact: 'mailto:shop@company.se', services: [] } })
    expect(pushSetting({ PUSH_SERVICES: [] })).toEqual({})
    expect(() => pushSetting({ ...all, PUSH_CONTACT: undefined })).toThrow('must all be set')
    expect(() => pushSetting({ ...all, PUSH_PUBLIC_KEY: two.publicKey })).toThrow('PUSH_PUBLIC_KEY')
    expect(() => pushSetting({ ...all, PUSH_PRIVATE_KEY: 'A'.repeat(43) })).toThrow('PUSH_PUBLIC_KEY')
  })
})
