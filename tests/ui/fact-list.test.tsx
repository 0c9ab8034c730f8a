import { render, screen } from '@testing-library/react'
import { FactList } from '@tradecounter/ui/fact-list'
import { describe, expect, it } from 'vitest'

describe('FactList', () => {
  it('reads each name with its value, in order, without facts that have none', () => {
    const link = <a href="/order">10000048</a>
    render(
      <FactList
        facts={[
          ['Reference', 'B-1204'],
          ['Project', ''],
          ['Seller', null],
          ['Order', link],
          ['Units', 0],
        ]}
      />,
    )
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Reference',
      'Order',
      'Units',
    ])
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'B-1204',
      '10000048',
      '0',
    ])
    expect(screen.getByRole('link', { name: '10000048' }).closest('dd')).not.toBeNull()
  })

  it.each(['beside', 'columns', 'below'] as const)(
    'is a list of the same pairs in the layout %s',
    (layout) => {
      const { container } = render(<FactList layout={layout} facts={[['Reference', 'B-1204']]} />)
      expect([...container.querySelectorAll('dl > div > *')].map((part) => part.textContent)).toEqual([
        'Reference',
        'B-1204',
      ])
    },
  )
})
