import { Standing, StandingPartsProvider, type ShopContext } from '@tradecounter/shop/core'
import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { standingParts } from '../../../ssr/pages/fragment-cache.ts'

const words = {}
const settings = {} as ShopContext['settings'] // told apart by identity, never read
const context = (part: Partial<ShopContext> = {}) =>
  ({ site: 'se', locale: 'sv-SE', environment: 'local', flags: [], words, settings, ...part }) as ShopContext

const draw = vi.fn()
function Foot({ text }: { text: string }) {
  draw()
  return <footer id={useId()}>{text}</footer>
}

function Page({ typed, by, text = 'Kundservice' }: { typed: string; by: string | null; text?: string }) {
  return (
    <div>
      <p id={useId()}>{typed}</p>
      <Standing name="foot" by={by}>
        <Foot text={text} />
      </Standing>
      <p id={useId()}>”last”</p>
    </div>
  )
}

const inParts = (page: React.ReactNode, of = context()) => {
  const { parts, cut } = standingParts(of)
  return cut(renderToString(<StandingPartsProvider value={parts}>{page}</StandingPartsProvider>))
}
const whole = (pieces: readonly (string | Buffer)[]): string => pieces.map(String).join('')

describe('parts that stand on every page', () => {
  it('are rendered once and are the same bytes ever after, ids included', () => {
    const page = <Page typed="kulventil" by="once" />
    const plain = renderToString(page)
    draw.mockClear()
    expect(whole(inParts(page))).toBe(plain)
    expect(whole(inParts(page))).toBe(plain)
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['another site', { site: 'gelia-no' }],
    ['another brand of the site', { brand: 'solelgrossisten' }],
    ['another name of the site', { siteName: 'Solelgrossisten' }],
    ['another locale', { locale: 'en' }],
    ['other flags', { flags: ['newMenu'] }],
    ['other words', { words: {} }],
    ['other settings', { settings: {} as ShopContext['settings'] }],
  ] as const)('are not shared with %s', (name, part) => {
    inParts(<Page typed="" by={name} text="of one" />)
    expect(whole(inParts(<Page typed="" by={name} text="of another" />, context(part)))).toContain(
      'of another',
    )
  })

  it('are not kept when they are somebody’s own', () => {
    inParts(<Page typed="" by={null} text="of one" />)
    const other = whole(inParts(<Page typed="" by={null} text="of another" />))
    expect(other).toBe(renderToString(<Page typed="" by={null} text="of another" />))
    expect(other).toContain('of another')
  })

  it('cannot be asked for or replaced by what somebody typed', () => {
    const [before = ''] = inParts(<Page typed="" by="typed" />)
    expect(String(before)).not.toContain('\u0001')
    const typed = '\u00011\u0002<b>\u00011\u0002'
    expect(whole(inParts(<Page typed={typed} by="typed" />))).toBe(
      renderToString(<Page typed={typed} by="typed" />),
    )
  })
})
