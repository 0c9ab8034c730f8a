import { Divider } from '@tradecounter/ui/divider'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

it('Divider is a separator', () => {
  render(<Divider />)
  expect(screen.getByRole('separator').tagName).toBe('HR')
})
