import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Announcer } from '@tradecounter/ui/announcer'
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

it('VariantCards show 7 and then 7 more, and focus the first new one (VAR-5)', async () => {
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

it('VariantCards have no button up to 7, and omit empty attributes', () => {
  render(<Cards count={7} />)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(screen.queryByText('Thread')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Art. no 4001' })).toBeTruthy()
})

it('VariantCards have link and add of each card, then "show more" in the tab order', async () => {
  render(
    <>
      <Announcer />
      <Cards count={8} />
    </>,
  )
  const names: (string | null | undefined)[] = []
  for (let step = 0; step < 15; step += 1) {
    await userEvent.tab()
    names.push(document.activeElement?.textContent)
  }
  expect(names.slice(0, 4)).toEqual(['4001', 'Add 4001', '4002', 'Add 4002'])
  expect(names.at(-1)).toBe('Show more')
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getAllByRole('article')[7])
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('14 of 16'))
})

it('VariantCards mark the selected variant', () => {
  render(
    <VariantCards
      caption="Variants"
      columns={[]}
      rows={rows.slice(0, 2)}
      shown={2}
      total={2}
      onShowMore={() => {}}
      activeCode="4002"
      labels={{ number: 'Art. no', customNumber: 'Your no', showMore: 'More', shownText: '' }}
    />,
  )
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-current'))).toEqual([
    null,
    'true',
  ])
})
