import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Flag, flags, readToggles, withoutToggles } from '../../../ssr/server/context/flags.ts'
import { createContextResolver } from '../../../ssr/server/context/request-context.ts'
import { readSettings } from '../../../ssr/server/settings.ts'
import { type OpenHost, openHost, settingsWith } from '../stand-ins.ts'

const entries = Object.entries(flags) as [string, Flag][]

const read = (query: string, cookies: string | undefined, secure: boolean, initial: readonly string[] = []) =>
  readToggles({ query, cookies, secure, initial })

describe('the flag registry', () => {
  it('contains the flags of the specification', () => {
    expect(Object.keys(flags)).toEqual(['aaTest', 'productFeedback', 'newMenu'])
  })

  it.each(entries)('%s has an owner, a description and a last day in the future', (_name, flag) => {
    expect(flag.expires).toMatch(/^20\d\d-[01]\d-[0-3]\d$/u)
    expect(`${flag.expires}T23:59:59Z` > new Date().toISOString()).toBe(true)
    expect(flag.owner).toMatch(/^shop\/[a-z-]+$/u)
    expect(flag.description.length).toBeGreaterThan(20)
  })
})

describe('feature flags of a request (SHELL-4)', () => {
  it('start with the initial setting, which a cookie or the query overrides', () => {
    const initial = ['newMenu', 'unknown']
    expect(read('', undefined, true, initial).flags).toEqual(['newMenu'])
    expect(read('', 'featureToggle_productFeedback=true', true, initial).flags).toEqual([
      'productFeedback',
      'newMenu',
    ])
    expect(read('', 'featureToggle_newMenu=false', true, initial).flags).toEqual([])
    expect(read('featureToggle_newMenu=false', 'featureToggle_newMenu=true', true, initial).flags).toEqual([])
  })

  it('are on only for `true`, in the query before the cookie, and kept for the next page', () => {
    const asked = read('a=1&featureToggle_newMenu=true', 'featureToggle_newMenu=false', true)
    expect(asked.flags).toEqual(['newMenu'])
    expect(asked.cookies).toEqual([
      'featureToggle_newMenu=true; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure',
    ])
    expect(read('', 'featureToggle_newMenu=true', false)).toEqual({ flags: ['newMenu'], cookies: [] })
    expect(read('featureToggle_newMenu=1', 'featureToggle_newMenu=true', false).flags).toEqual([])
  })

  it('ignore unknown and inherited names', () => {
    const query =
      'featureToggle_admin=true&featureToggle_constructor=true&featureToggle_=true&featureToggle=true'
    expect(read(query, undefined, true)).toEqual({ flags: [], cookies: [] })
  })

  it('write only known names with true or false into the cookie', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...Object.keys(flags)), (value, name) => {
        const { cookies } = read(`featureToggle_${name}=${value}`, undefined, false)
        expect(cookies).toHaveLength(1)
        expect(cookies[0]).toMatch(/^featureToggle_[a-zA-Z]+=(?:true|false); Path=\/; /u)
      }),
    )
  })

  it('leave the rest of the query unchanged', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z.%5B]{1,6}=[a-zA-Z0-9+%]{0,6}$/u), { maxLength: 4 }),
        fc.nat(4),
        (parts, at) => {
          const rest = parts.filter((part) => part !== '' && !part.includes('featureToggle')).join('&')
          const all = rest.split('&')
          all.splice(at, 0, 'featureToggle_newMenu=true')
          expect(withoutToggles(all.filter((part) => part !== '').join('&'))).toBe(
            rest
              .split('&')
              .filter((part) => part !== '')
              .join('&'),
          )
        },
      ),
    )
  })
})

const reading = (FLAGS: string) => readSettings({ FLAGS })

describe('the setting FLAGS (SHELL-4)', () => {
  it.each(['menu', 'mars=newMenu', 'newMenu,se=constructor', 'se=newMenu,se=aaTest', 'newMenu aaTest'])(
    'refuses %j',
    (value) => {
      expect(reading(value)).toEqual({ mistakes: [expect.stringMatching(/^FLAGS must name flags/u)] })
    },
  )

  it('turns flags on for the named sites, and for all others', () => {
    const FLAGS = 'aaTest, gelia-no = newMenu + aaTest, prevex=, solelgrossisten=newMenu'
    const resolve = createContextResolver(
      settingsWith({ FLAGS }),
      () => 3000,
      () => null,
    )
    const flagsOf = (name: string, cookies?: string) =>
      resolve({
        target: '/',
        host: `local.${name}.localhost`,
        cookies,
        forwardedProto: undefined,
        forwardedFor: undefined,
        traceparent: undefined,
        remoteAddress: undefined,
      })?.context.flags
    expect(flagsOf('se')).toEqual(['aaTest'])
    expect(flagsOf('gelia-no')).toEqual(['aaTest', 'newMenu'])
    expect(flagsOf('prevex')).toEqual([])
    expect(flagsOf('solelgrossisten')).toEqual(['newMenu'])
    expect(flagsOf('prevex', 'featureToggle_newMenu=true')).toEqual(['newMenu'])
  })
})

describe('a page with toggles in its query (SHELL-3)', () => {
  let host: OpenHost
  beforeEach(async () => {
    host = await openHost()
  })
  afterEach(() => host.close())

  it('keeps them for this visitor only', async () => {
    const toggled = await host.ask('/?featureToggle_newMenu=true')
    expect(toggled.headers['set-cookie']).toEqual([expect.stringMatching(/^featureToggle_newMenu=true; /u)])
    expect(toggled.headers['cache-control']).toBe('private, no-store')
    const plain = await host.ask('/')
    expect(plain.headers['set-cookie']).toBeUndefined()
    expect(plain.headers['cache-control']).toBe('private, no-cache')
    expect(host.rendered).toHaveLength(2)
  })

  it('sets the cookie with a cached page too', async () => {
    await host.ask('/?featureToggle_newMenu=true')
    expect((await host.ask('/?featureToggle_newMenu=true')).headers['set-cookie']).toHaveLength(1)
    expect(host.rendered).toHaveLength(1)
  })
})
