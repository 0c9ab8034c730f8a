import { render } from '@testing-library/react'
import { ResultCount, resultCountText } from '@tradecounter/ui/result-count'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('ResultCount', () => {
  it.each([
    ['Shows {0} of {1} articles', 'Shows 24 of 1 240 articles'],
    ['Of {1} articles {0} are shown', 'Of 1 240 articles 24 are shown'],
    ['{0}{1}', '241 240'],
    ['{0} of {1}, {0} on this page', '24 of 1 240, 24 on this page'],
  ])('%j reads %j', (template, text) => {
    const { container } = render(<ResultCount template={template} shown="24" total="1 240" />)
    expect(container.textContent).toBe(text)
  })

  it.each(['{0} articles', '{1} articles', 'articles', '', '{ 0 } of { 1 }'])(
    'renders nothing for %j, which lacks a placeholder (spec §5)',
    (template) => {
      const { container } = render(<ResultCount template={template} shown="24" total="1 240" />)
      expect(container.innerHTML).toBe('')
    },
  )

  it('has the same text as markup and string, and is empty without both placeholders, for every template (SRCH-8)', () => {
    const template = fc
      .array(fc.oneof(fc.constantFrom('{0}', '{1}', '{2}', '{', '}', ' of '), fc.string({ maxLength: 4 })))
      .map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(template, (text) => {
        const whole = text.includes('{0}') && text.includes('{1}')
        const expected = whole ? text.replaceAll('{0}', '24').replaceAll('{1}', '1 240') : null
        expect(resultCountText(text, 24, '1 240')).toBe(expected)
        const { container, unmount } = render(<ResultCount template={text} shown="24" total="1 240" />)
        expect(container.textContent).toBe(expected ?? '')
        unmount()
      }),
      { numRuns: 60 },
    )
  })

  it('never replaces a placeholder inside a value', () => {
    expect(resultCountText('{0} / {1}', '{1}', '$&')).toBe('{1} / $&')
  })
})
