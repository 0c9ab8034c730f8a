import { render, screen } from '@testing-library/react'
import { RichText, type RichNode, type RichTag } from '@tradecounter/ui/rich-text'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const drawn = (...nodes: RichNode[]) => render(<RichText nodes={nodes} />).container

describe('RichText', () => {
  it("renders editors' texts, with headings of the right level", () => {
    const { container } = render(
      <RichText
        headingLevel={4}
        nodes={[
          { tag: 'heading', children: ['Campaign'] },
          { tag: 'p', children: ['Now ', { tag: 'strong', children: ['15 %'] }, { tag: 'br' }, 'off'] },
          { tag: 'ol', children: [{ tag: 'li', children: [{ tag: 'em', children: ['Soon'] }] }] },
          { tag: 'img', src: '/valve.svg', alt: 'A valve', width: 10, height: 20 },
        ]}
      />,
    )
    expect(screen.getByRole('heading', { level: 4, name: 'Campaign' })).toBeTruthy()
    expect(container.querySelector('p')?.innerHTML).toBe('Now <strong>15 %</strong><br>off')
    expect(screen.getByRole('listitem').textContent).toBe('Soon')
    const picture = screen.getByRole('img', { name: 'A valve' })
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['10', '20'])
  })

  it.each(['/c/valves', '#here', 'https://shop.example', 'mailto:a@shop.example', 'tel:+4640'])(
    'links to %s',
    (href) => {
      drawn({ tag: 'a', href, children: ['there'] })
      expect(screen.getByRole('link', { name: 'there' }).getAttribute('href')).toBe(href)
    },
  )

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('keeps the text and drops the address %j', (href) => {
    const container = drawn({ tag: 'a', href, children: ['there'] })
    expect(container.querySelector('a')).toBeNull()
    expect(container.textContent).toBe('there')
  })

  it('shows the alternative text of a picture without a valid address', () => {
    expect(drawn({ tag: 'img', src: 'javascript:x', alt: 'A valve' }).textContent).toBe('A valve')
  })

  it('keeps the text inside unknown elements, and renders markup in text as text', () => {
    // Elements from a newer server are not in the type.
    const unknown = { tag: 'script' as RichTag, children: ['<b>words</b>'] }
    const container = drawn(unknown)
    expect(container.textContent).toBe('<b>words</b>')
    expect(container.querySelector('script, b')).toBeNull()
  })

  it('never renders an address that runs code', () => {
    const blank = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\r', '\u0000') })
    fc.assert(
      fc.property(
        blank,
        blank,
        fc.constantFrom('javascript', 'JavaScript', 'data'),
        (before, inside, name) => {
          const href = `${before}${name.slice(0, 2)}${inside}${name.slice(2)}:alert(1)`
          const container = drawn({ tag: 'a', href, children: ['x'] }, { tag: 'img', src: href })
          for (const link of container.querySelectorAll('a')) expect(link.protocol).toMatch(/^https?:$/u)
          expect(container.querySelector('img')?.src ?? 'http:').toMatch(/^http/u)
        },
      ),
      { numRuns: 60 },
    )
  })
})
