import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DocumentList } from '@tradecounter/ui/document-list'
import { expect, it } from 'vitest'

it('DocumentList has type and size of the file in each link', () => {
  render(
    <DocumentList
      label="Documents"
      items={[{ title: 'Data sheet', url: '#d.pdf', kind: 'PDF', size: '1,2 MB' }]}
    />,
  )
  expect(screen.getByRole('list', { name: 'Documents' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Data sheet PDF, 1,2 MB' }).getAttribute('href')).toBe('#d.pdf')
})

it('DocumentList is used by Tab, omits unknown facts, and renders nothing without documents', async () => {
  const items = [
    { title: 'Data sheet', url: '#d.pdf', kind: 'PDF', size: '' },
    { title: 'Drawing', url: '#e', kind: '', size: '' },
  ]
  const { rerender, container } = render(<DocumentList label="Documents" items={items} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Data sheet PDF' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Drawing' }))
  rerender(<DocumentList label="Documents" items={[]} />)
  expect(container.innerHTML).toBe('')
})
