import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VariantCards } from '@tradecounter/ui/variant-cards'
import { useState } from 'react'
import { expect, it } from 'vitest'

const rows = Array.from({ length: 16 }, (_, index) => ({
  code: String(4001 + index),
  customCode: '',
  url: `#${4001 + index}`,
  cells: { dn: { text: '15', unit: 'mm' }, empty: { text: '', unit: '' } },
  add: <button type="button">Add {4001 + index}</button>,
}))

function Cards({ count = 16 }: { count?: number }) {
  const [shown, setShown] = useState(7)
  return (
    <VariantCards
      caption="Variants"
      columns={[
        { key: 'dn', label: 'DN' },
        { key: 'empty', label: 'Thread' },
      ]}
      rows={rows.slice(0, count)}
      shown={shown}
      total={count}
      onShowMore={() => setShown(shown + 7)}
      labels={{
        number: 'Art. no',
        customNumber: 'Your no',
        showMore: 'Show more',
        shownText: `${shown} of 16`,
      }}
    />
  )
}

it('VariantCards show 7 and then 7 more, and lead to the first new one (VAR-5)', async () => {
  render(<Cards />)
  const list = screen.getByRole('list', { name: 'Variants' })
  expect(within(list).getAllByRole('article')).toHaveLength(7)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  const cards = within(list).getAllByRole('article')
  expect(cards).toHaveLength(14)
  expect(document.activeElement).toBe(cards[7])
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(within(list).getAllByRole('article')).toHaveLength(16)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('VariantCards offer no more up to 7, and leave out empty attributes', () => {
  render(<Cards count={7} />)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(screen.queryByText('Thread')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Art. no 4001' })).toBeTruthy()
})
