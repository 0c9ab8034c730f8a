import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DocumentList } from '@tradecounter/ui/document-list'
import { expect, it } from 'vitest'

it('DocumentList says in each link what comes and how big it is', () => {
  render(
    <DocumentList
      label="Documents"
      items={[{ title: 'Data sheet', url: '#d.pdf', kind: 'PDF', size: '1,2 MB' }]}
    />,
  )
  expect(screen.getByRole('list', { name: 'Documents' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Data sheet PDF, 1,2 MB' }).getAttribute('href')).toBe('#d.pdf')
})

it('DocumentList is walked by Tab, says no more than is known, and is not there without documents', async () => {
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
