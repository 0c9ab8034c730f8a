import { describe, expect, it } from 'vitest'
import { oneLine, oneLineOfPrint } from '../../../api/mail/format.ts'

describe('a text on one line', () => {
  it('has no line breaks and no wide spaces', () => {
    expect(oneLine(' a\r\nb\t c\u2028d\u2003e ')).toBe('a b c d e')
  })

  it('keeps a number and its unit together in print', () => {
    expect(oneLineOfPrint('Press elbow, 12\u00A0mm\nx')).toBe('Press elbow, 12\u00A0mm x')
  })
})
