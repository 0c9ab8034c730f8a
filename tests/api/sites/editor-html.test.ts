import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { richNodeSchema, type RichNode } from '../../../api/contract/index.ts'
import { parseEditorHtml } from '../../../api/sites/editor-html.ts'

const textOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children ?? []))).join('')

/** Whether one of these elements is inside another of its kind, or where a browser would end it. */
const nested = (nodes: readonly RichNode[], around: readonly string[] = []): boolean =>
  nodes.some(
    (node) =>
      typeof node !== 'string' &&
      ((['p', 'heading', 'ul', 'ol'].includes(node.tag) && around.includes('p')) ||
        (node.tag === 'a' && around.includes('a')) ||
        nested(node.children ?? [], [...around, node.tag])),
  )

describe('the HTML of editors (SHELL-6)', () => {
  it('keeps headings, paragraphs, lists, links and pictures', () => {
    expect(
      parseEditorHtml(
        '<h2>Vinter</h2>\n<p>Se <a href="/c/valves" class="x" onclick="alert(1)">ventiler</a> &amp; <b>rör</b></p><ul><li>1<br>2</li></ul><img src="/pictures/a.svg" width="80" height="60" alt="Ventil">',
      ),
    ).toEqual([
      { tag: 'heading', children: ['Vinter'] },
      {
        tag: 'p',
        children: [
          'Se ',
          { tag: 'a', href: '/c/valves', children: ['ventiler'] },
          ' & ',
          { tag: 'strong', children: ['rör'] },
        ],
      },
      { tag: 'ul', children: [{ tag: 'li', children: ['1', { tag: 'br' }, '2'] }] },
      { tag: 'img', src: '/pictures/a.svg', alt: 'Ventil', width: 80, height: 60 },
    ])
  })

  it.each([
    '<script>alert(1)</script>',
    '<style>*{display:none}</style>',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<a href="http://insecure.example">x</a>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<img src="https://tracker.example/pixel.gif">',
    '<img src=x onerror=alert(1)>',
    '<p style="background:url(javascript:alert(1))" id="config">x</p>',
    '<form action="/api/user/logout"><input name=q></form>',
    '<template><script>alert(1)</script></template>',
    '<b>open <i>and never closed',
    '</p></p></p><p>late',
  ])('removes scripts, foreign links and tracking: %s', (html) => {
    const nodes = parseEditorHtml(html)
    expect(v.safeParse(v.array(richNodeSchema), nodes).success).toBe(true)
    const kept = JSON.stringify(nodes)
    expect(kept).not.toMatch(/"(?:href|src)":/u)
    expect(kept).not.toMatch(/onerror|onload|style|alert\(1\)"?[,}]/u)
  })

  it('ends a paragraph at the next block, and keeps the text of a link in a link', () => {
    expect(parseEditorHtml('<p>a<a href="/x">b<p>c</p>d</a>e</p>')).toEqual([
      { tag: 'p', children: ['a', { tag: 'a', href: '/x', children: ['b'] }] },
      { tag: 'p', children: ['c'] },
      'de',
    ])
    expect(parseEditorHtml('<a href="/x">a<strong><a href="/y">b</a></strong></a>')).toEqual([
      { tag: 'a', href: '/x', children: ['a', { tag: 'strong', children: ['b'] }] },
    ])
  })

  it('always matches the contract, and nests nothing that a browser would move', () => {
    const markup = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '<p>',
            '</p>',
            '<b>',
            '</b>',
            '<a href="/x">',
            '<a href="javascript:x">',
            '</a>',
            '<ul><li>',
          ),
          fc.constantFrom(
            '<script>',
            '</script>',
            '<!--',
            '-->',
            '<![CDATA[',
            '<svg>',
            '<img src="/a">',
            '&lt;',
            '"',
            '>',
          ),
          fc.string({ maxLength: 6 }),
        ),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(markup, (html) => {
        const nodes = parseEditorHtml(html)
        expect(v.is(v.array(richNodeSchema), nodes)).toBe(true)
        expect(nested(nodes)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('is limited in depth and length', () => {
    expect(JSON.stringify(parseEditorHtml('<ul><li>x'.repeat(5000))).length).toBeLessThan(60_000)
    expect(parseEditorHtml(`${'<p>'.repeat(500)}x`)).toEqual([{ tag: 'p', children: ['x'] }])
  })

  it('keeps the text of unknown elements', () => {
    expect(textOf(parseEditorHtml('<section><custom-box>Hej</custom-box> <span>du</span></section>'))).toBe(
      'Hej du',
    )
  })
})
