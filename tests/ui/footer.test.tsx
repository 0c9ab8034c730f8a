import { fireEvent, render, screen, within } from '@testing-library/react'
import { Footer } from '@tradecounter/ui/footer'
import { expect, it, vi } from 'vitest'

it('Footer is the content info with one navigation per group', () => {
  render(
    <Footer
      brandName="Gelia"
      groups={[{ title: 'Help', items: [{ text: 'Returns', url: '#returns' }] }]}
      contact="0771 23 45 67"
      legal="Gelia AB"
    />,
  )
  const footer = within(screen.getByRole('contentinfo'))
  const help = within(footer.getByRole('navigation', { name: 'Help' }))
  expect(help.getByRole('link', { name: 'Returns' }).getAttribute('href')).toBe('#returns')
  for (const words of ['Gelia', '0771 23 45 67', 'Gelia AB']) expect(footer.getByText(words)).toBeTruthy()
})

it('Footer leaves out a group without links', () => {
  render(<Footer brandName="Gelia" groups={[{ title: 'Help', items: [] }]} legal="Gelia AB" />)
  expect(screen.queryByText('Help')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('Footer has what editors have written below the links of a group, which is no navigation without links', () => {
  render(
    <Footer
      brandName="Gelia"
      groups={[
        { title: 'Help', items: [{ text: 'Returns', url: '#returns' }], content: 'Open on weekdays' },
        { title: 'About us', items: [], content: 'Since 1952' },
      ]}
      legal="Gelia AB"
    />,
  )
  expect(screen.getByRole('navigation', { name: 'Help' }).textContent).toBe('HelpReturnsOpen on weekdays')
  expect(screen.getAllByRole('navigation')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'About us' }).parentElement?.textContent).toBe(
    'About usSince 1952',
  )
  expect(screen.getAllByRole('list')).toHaveLength(1)
})

it('Footer has an action beside the small print', () => {
  const onPress = vi.fn()
  render(
    <Footer brandName="Gelia" groups={[]} legal="Gelia AB" action={{ text: 'Change consent', onPress }} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Change consent' }))
  expect(onPress).toHaveBeenCalledOnce()
})
