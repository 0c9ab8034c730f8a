import { render, screen } from '@testing-library/react'
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
