import { render, screen } from '@testing-library/react'
import { PageError } from '@tradecounter/ui/page-error'
import { expect, it } from 'vitest'

it('PageError has one heading, links to go on, and the trace id for support', () => {
  const { rerender } = render(
    <PageError code="404" title="Not here" text="It may have moved." action={<a href="#home">Home</a>} />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Not here' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy()
  rerender(
    <PageError
      code="500"
      title="Failed"
      text="Try again."
      action={null}
      traceText="Trace 0af7"
      logo="Logo"
    />,
  )
  expect(screen.getByText('Trace 0af7')).toBeTruthy()
  expect(screen.getByText('Logo')).toBeTruthy()
})
