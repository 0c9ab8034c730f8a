import { render } from '@testing-library/react'
import { countParts, ResultCount } from '@tradecounter/ui/result-count'
import { resultCountText } from '@tradecounter/ui/show-more'
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
    'draws nothing for %j, which lacks a place (spec §5)',
    (template) => {
      const { container } = render(<ResultCount template={template} shown="24" total="1 240" />)
      expect(container.innerHTML).toBe('')
    },
  )

  it('says what the rule of the text says, for every template', () => {
    const template = fc
      .array(fc.oneof(fc.constantFrom('{0}', '{1}', '{2}', '{', '}', ' of '), fc.string({ maxLength: 4 })))
      .map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(template, (text) => {
        const written =
          countParts(text)
            ?.map((part) => (typeof part === 'string' ? part : part.place === 0 ? 'A' : 'B'))
            .join('') ?? null
        expect(written).toBe(resultCountText(text, 'A', 'B'))
      }),
    )
  })
})
