import { describe, expect, it } from 'vitest'
import { tokenName } from '../../stories/parts/token-list.ts'
import { usedTokens } from '../../stories/parts/used-tokens.ts'

const namesIn = (...sources: string[]): string[] => usedTokens(sources).map(tokenName)

describe('used tokens', () => {
  it('have the names of the theme', () => {
    expect(namesIn('color: vars.color.accentHover, borderRadius: vars.radius.m')).toEqual([
      '--ui-color-accent-hover',
      '--ui-radius-m',
    ])
  })

  it('are found in computed values', () => {
    expect(namesIn('vars.color[severity].soft')).toEqual([
      '--ui-color-success-soft',
      '--ui-color-error-soft',
      '--ui-color-warning-soft',
      '--ui-color-info-soft',
      '--ui-color-attention-soft',
    ])
    expect(namesIn("vars.text['s'].size")).toEqual(['--ui-text-s-size'])
  })

  it('are found in shared fragments of the theme', () => {
    expect(namesIn("padding: space(4), ...type('xs'), ...display")).toEqual([
      '--ui-unit',
      '--ui-font-heading',
      '--ui-font-weight-heading',
      '--ui-font-heading-tracking',
      '--ui-text-xs-size',
      '--ui-text-xs-line',
    ])
  })

  it('exclude comments, imports and properties with the same name', () => {
    expect(
      namesIn("import { display } from 'x'\n// vars.color.link\n/* space(2) */\ndisplay: 'grid'"),
    ).toEqual([])
  })
})
