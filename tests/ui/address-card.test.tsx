import { render, screen } from '@testing-library/react'
import { AddressCard } from '@tradecounter/ui/address-card'
import { describe, expect, it, vi } from 'vitest'

const address = { name: 'Fitters Ltd', street: 'Main Street 1', postalCode: '211 20', city: 'Malmö' }
const linesOf = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('address > *')].map((line) => line.textContent)

describe('AddressCard', () => {
  it('shows the address line by line under a heading of the given level', () => {
    const { container } = render(
      <AddressCard heading="Delivery address" level={2} address={{ ...address, country: 'Sweden' }} />,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Delivery address' })).toBeTruthy()
    expect(linesOf(container)).toEqual(['Fitters Ltd', 'Main Street 1', '211 20 Malmö', 'Sweden'])
  })

  it('leaves no empty line where a part is missing', () => {
    const { container } = render(
      <AddressCard heading="Delivery address" address={{ ...address, street: '', postalCode: '' }} />,
    )
    expect(linesOf(container)).toEqual(['Fitters Ltd', 'Malmö'])
  })

  it('shows its mark, note and actions', () => {
    render(
      <AddressCard
        heading="Delivery address"
        address={address}
        mark="Default"
        note="Gate 3"
        actions={<button type="button">Change</button>}
      />,
    )
    const card = screen.getByRole('article')
    for (const text of ['Default', 'Gate 3', 'Change']) expect(card.textContent).toContain(text)
  })

  it('shows a street named like its town twice', () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => {})
    const alike = { name: 'Rör AB', street: 'Visby', postalCode: '', city: 'Visby' }
    render(<AddressCard heading="Delivery" address={alike} />)
    expect(screen.getAllByText('Visby')).toHaveLength(2)
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })
})
