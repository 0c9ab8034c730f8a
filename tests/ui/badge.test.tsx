import { Badge } from '@tradecounter/ui/badge'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('Badge', () => {
  it('has a look for each of the four product labels, and always words', () => {
    const kinds = ['campaign', 'rental', 'outlet', 'new'] as const
    const drawn = kinds.map((kind) => render(<Badge {...{ kind }}>{kind}</Badge>).container)
    expect(drawn.map(({ textContent }) => textContent)).toEqual([...kinds])
    expect(new Set(drawn.map((one) => one.firstElementChild?.className)).size).toBe(4)
  })
})
