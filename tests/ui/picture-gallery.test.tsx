import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PictureGallery } from '@tradecounter/ui/picture-gallery'
import { expect, it } from 'vitest'

const gallery = (count: number) => (
  <PictureGallery
    images={Array.from({ length: count }, (_, index) => ({ url: `/${index}.svg`, alt: `Side ${index + 1}` }))}
    labels={{
      region: 'Pictures',
      previous: 'Previous',
      next: 'Next',
      picture: (n, total) => `${n} of ${total}`,
    }}
  />
)

it('PictureGallery shows one picture large and goes round', async () => {
  render(gallery(3))
  expect(screen.getByRole('img', { name: 'Side 1' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(screen.getByRole('img', { name: 'Side 3' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await userEvent.click(screen.getByRole('button', { name: '2 of 3' }))
  expect(screen.getByRole('img', { name: 'Side 2' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '2 of 3' }).getAttribute('aria-current')).toBe('true')
})

it('PictureGallery has nothing to choose with one picture, nothing at all with none, and survives fewer', async () => {
  const { rerender, container } = render(gallery(3))
  await userEvent.click(screen.getByRole('button', { name: '3 of 3' }))
  rerender(gallery(1))
  expect(screen.getByRole('img', { name: 'Side 1' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  rerender(gallery(0))
  expect(container.childElementCount).toBe(0)
})
