import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LineItem, type LineItemProps } from '@tradecounter/ui/line-item'
import { expect, it, vi } from 'vitest'

const line = (more: Partial<LineItemProps> = {}) => (
  <LineItem
    name="Ball valve"
    url="#valve"
    imageUrl="/valve.svg"
    code="4012301"
    codeLabel="Art. no"
    quantity="10 pcs"
    errors={[]}
    warnings={[]}
    labels={{ error: 'Error', warning: 'Warning' }}
    {...more}
  />
)

it('LineItem shows product, number, quantity and prices, and removes', async () => {
  const onRemove = vi.fn()
  render(
    line({
      customCode: 'Your no K1',
      unitPrice: '89,50 kr / pcs',
      totalPrice: '895,00 kr',
      remove: { label: 'Remove Ball valve', onRemove },
    }),
  )
  expect(screen.getByRole('link', { name: 'Ball valve' }).getAttribute('href')).toBe('#valve')
  for (const words of ['4012301', 'Your no K1', '10 pcs', '89,50 kr / pcs', '895,00 kr']) {
    expect(screen.getByText(words)).toBeTruthy()
  }
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ball valve' }))
  expect(onRemove).toHaveBeenCalledOnce()
})

it('LineItem shows errors and warnings of the server, and cannot be removed twice', async () => {
  const onRemove = vi.fn()
  render(line({ errors: ['Gone'], warnings: ['Raised'], remove: { label: 'Remove', onRemove, busy: true } }))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Gone', 'Raised'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(onRemove).not.toHaveBeenCalled()
  expect(screen.getByRole('article').getAttribute('aria-busy')).toBe('true')
})

it('LineItem names the kind of each message, not only by colour', () => {
  render(line({ errors: ['Gone', 'Gone'], warnings: ['Raised'] }))
  const signs = screen.getAllByRole('listitem').map((item) => within(item).getByRole('img'))
  expect(signs.map((sign) => sign.getAttribute('aria-label'))).toEqual(['Error', 'Error', 'Warning'])
})

it('LineItem has name, quantity and remove in the tab order, not its picture', async () => {
  render(line({ quantity: <input aria-label="Quantity" />, remove: { label: 'Remove', onRemove: vi.fn() } }))
  const stops: (Element | null)[] = []
  for (let step = 0; step < 3; step += 1) {
    await userEvent.tab()
    stops.push(document.activeElement)
  }
  expect(stops).toEqual([
    screen.getByRole('link', { name: 'Ball valve' }),
    screen.getByRole('textbox', { name: 'Quantity' }),
    screen.getByRole('button', { name: 'Remove' }),
  ])
})

it('LineItem shows the configuration, and its actions below the messages', () => {
  render(
    line({
      details: [{ name: 'Leg length', value: 'Long, 88 cm' }],
      warnings: ['Only 4 in stock'],
      more: <button>Change to 4</button>,
    }),
  )
  expect(screen.getByText('Leg length').tagName).toBe('DT')
  expect(screen.getByText('Long, 88 cm').tagName).toBe('DD')
  const message = screen.getByText('Only 4 in stock')
  const action = screen.getByRole('button', { name: 'Change to 4' })
  expect(message.compareDocumentPosition(action) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('LineItem shows the price of an option beside it, and none for free ones', () => {
  render(
    line({
      details: [
        { name: 'Print', value: 'FITTERS LTD', price: '+89,00 kr/pcs' },
        { name: 'Leg length', value: 'Regular' },
      ],
    }),
  )
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'FITTERS LTD',
    '+89,00 kr/pcs',
    'Regular',
  ])
})
