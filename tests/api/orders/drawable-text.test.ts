import { describe, expect, it } from 'vitest'
import { drawInWorker } from '../../../api/orders/sheet/draw-in-worker.ts'
import { drawableText } from '../../../api/orders/sheet/drawable-text.ts'
import type { OrderSheet, SheetLine } from '../../../api/orders/sheet/order-sheet.ts'
import { pdfPages } from '../fixtures/pdf.ts'

const latin = (point: number): boolean => (point >= 0x20 && point <= 0x17f) || point === 0xfffd

describe('a text for a font that has only some signs', () => {
  it.each([
    ['Åsa Öberg', 'Åsa Öberg'],
    ['№ 12', 'No 12'],
    ['①½ ㎜', '1½ mm'],
    ['管道', '\uFFFD\uFFFD'],
    ['Rör 🔧 20', 'Rör \uFFFD 20'],
    ['👩🏽‍🔧', '\uFFFD'],
    ['🇸🇪', '\uFFFD'],
    ['مضخة', '\uFFFD\uFFFD\uFFFD\uFFFD'],
    ['A\u030A', 'Å'],
    ['a\u200Bb\u202Ec\uFE0F', 'abc'],
    ['a\tb\u2009c\u202Fd', 'a b c d'],
    ['one\r\ntwo\u2028管', 'one\ntwo\n\uFFFD'],
    ['\uD800x', '\uFFFDx'],
  ])('%j is drawn as %j', (text, drawn) => {
    expect(drawableText(text, latin)).toBe(drawn)
  })
})

describe('the sheet of an order', () => {
  it('shows a substitute for every sign that its fonts lack, in regular and bold text', async () => {
    const sheet: OrderSheet = {
      language: 'sv-SE',
      brand: '管 Tradecounter',
      title: 'Order № 1 🔧',
      opening: 'Ελλάδα Київ',
      facts: [{ name: 'Märke', value: 'Plan ② مضخة' }],
      headings: {
        number: 'Art.nr',
        name: 'Benämning',
        quantity: 'Antal',
        unitPrice: 'Pris',
        amount: 'Belopp',
      },
      totals: [],
      showsPrices: true,
      closing: 'Tack',
      contact: '020',
      placedAt: '2026-11-20T11:00:00.000Z',
    }
    const line = {
      number: '水-1',
      name: 'Ventil 🚰',
      notes: ['Żółć'],
      quantity: '1',
      unitPrice: '1',
      amount: '1',
    }
    async function* lines(): AsyncGenerator<SheetLine[], void> {
      yield [line]
    }
    const bytes = await new Response(await drawInWorker(sheet, lines())).arrayBuffer()
    const text = (await pdfPages(new Uint8Array(bytes))).join(' ').replaceAll(/\s+/gu, ' ')
    for (const shown of [
      '\uFFFD Tradecounter',
      'Order No 1 \uFFFD',
      'Ελλάδα Київ',
      'Plan 2 \uFFFD\uFFFD\uFFFD\uFFFD',
      '\uFFFD-1',
      'Ventil \uFFFD',
      'Żółć',
    ])
      expect(text).toContain(shown)
  })
})
