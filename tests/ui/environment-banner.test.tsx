import { render, screen } from '@testing-library/react'
import { EnvironmentBanner } from '@tradecounter/ui/environment-banner'
import { expect, it } from 'vitest'

it('EnvironmentBanner names the environment', () => {
  const { rerender } = render(<EnvironmentBanner text="Test" tone="attention" />)
  const attention = screen.getByText('Test').className
  rerender(<EnvironmentBanner text="Test" tone="warning" />)
  expect(screen.getByText('Test').className).not.toBe(attention)
})
