import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeStrayAmpersands } from '../../../api/spreadsheets/stray-ampersands.ts'

async function* each(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts
}

async function escaped(...texts: string[]): Promise<{ text: string; lines: number[] }> {
  const lines: number[] = []
  let text = ''
  for await (const part of escapeStrayAmpersands(each(texts), (line) => lines.push(line))) text += part
  return { text, lines }
}

describe('a & that begins no character reference (SRCH-13)', () => {
  it.each([
    ['R&D', 'R&amp;D'],
    ['<a>1 & 2</a>', '<a>1 &amp; 2</a>'],
    ['<a>x&</a><b>y;</b>', '<a>x&amp;</a><b>y;</b>'],
    ['a && b', 'a &amp;&amp; b'],
    ['&amp;&#228;&#xe4;&sup2;', '&amp;&#228;&#xe4;&sup2;'],
    ['<![CDATA[R&D]]>&', '<![CDATA[R&D]]>&amp;'],
    ['<![CDATA[R&D', '<![CDATA[R&D'],
  ])('in %j is escaped', async (given, expected) => {
    expect((await escaped(given)).text).toBe(expected)
  })

  it('is reported with its line', async () => {
    expect((await escaped('<a>\n1 & 2\n', '\n<![CDATA[\n&]]> &', ' &</a>')).lines).toEqual([2, 5, 5])
  })

  it('is found wherever the parts of a file end', async () => {
    const piece = fc.constantFrom('&', '&amp;', ';', '<![CDATA[', ']]>', '<b>', '\n', 'ä', '#', 'x&y;')
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), fc.array(fc.nat(120)), async (pieces, cuts) => {
        const text = pieces.join('')
        const ends = [0, ...cuts.filter((at) => at < text.length).toSorted((a, b) => a - b), text.length]
        const parts = ends.slice(1).map((end, at) => text.slice(ends[at], end))
        expect(await escaped(...parts)).toEqual(await escaped(text))
      }),
    )
  })
})
