import { CachedFragment, FragmentCacheProvider, type ShopContext } from '@tradecounter/shop/core'
import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { fragmentsOf } from '../../../ssr/pages/page-fragments.ts'

const translations = {}
const settings = {} as ShopContext['settings'] // compared by identity, never read
const context = (part: Partial<ShopContext> = {}) =>
  ({
    site: 'se',
    locale: 'sv-SE',
    environment: 'local',
    flags: [],
    translations,
    settings,
    ...part,
  }) as ShopContext

const draw = vi.fn()
function Foot({ text }: { text: string }) {
  draw()
  return <footer id={useId()}>{text}</footer>
}

function Page({ typed, by, text = 'Kundservice' }: { typed: string; by: string | null; text?: string }) {
  return (
    <div>
      <p id={useId()}>{typed}</p>
      <CachedFragment name="foot" by={by}>
        <Foot text={text} />
      </CachedFragment>
      <p id={useId()}>”last”</p>
    </div>
  )
}

const renderWithFragments = (page: React.ReactNode, of = context()) => {
  const { fragments, cut } = fragmentsOf(of)
  return cut(renderToString(<FragmentCacheProvider value={fragments}>{page}</FragmentCacheProvider>))
}
const whole = (pieces: readonly (string | Buffer)[]): string => pieces.map(String).join('')

describe('the fragment cache', () => {
  it('renders a fragment once and returns the same bytes, ids included', () => {
    const page = <Page typed="kulventil" by="once" />
    const plain = renderToString(page)
    draw.mockClear()
    expect(whole(renderWithFragments(page))).toBe(plain)
    expect(whole(renderWithFragments(page))).toBe(plain)
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['another site', { site: 'gelia-no' }],
    ['another brand of the site', { brand: 'solelgrossisten' }],
    ['another name of the site', { siteName: 'Solelgrossisten' }],
    ['another locale', { locale: 'en' }],
    ['other flags', { flags: ['newMenu'] }],
    ['other translations', { translations: {} }],
    ['other settings', { settings: {} as ShopContext['settings'] }],
  ] as const)('does not share a fragment with %s', (name, part) => {
    renderWithFragments(<Page typed="" by={name} text="of one" />)
    expect(
      whole(renderWithFragments(<Page typed="" by={name} text="of another" />, context(part))),
    ).toContain('of another')
  })

  it('does not keep a fragment without a key', () => {
    renderWithFragments(<Page typed="" by={null} text="of one" />)
    const other = whole(renderWithFragments(<Page typed="" by={null} text="of another" />))
    expect(other).toBe(renderToString(<Page typed="" by={null} text="of another" />))
    expect(other).toContain('of another')
  })

  it('never mistakes typed text for a template mark', () => {
    const [before = ''] = renderWithFragments(<Page typed="" by="typed" />)
    expect(String(before)).not.toContain('\u0001')
    const typed = '\u00011\u0002<b>\u00011\u0002'
    expect(whole(renderWithFragments(<Page typed={typed} by="typed" />))).toBe(
      renderToString(<Page typed={typed} by="typed" />),
    )
  })
})
