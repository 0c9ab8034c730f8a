import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Announcer } from '@tradecounter/ui/announcer'
import { PictureGallery, type PictureGalleryProps } from '@tradecounter/ui/picture-gallery'
import { expect, it, vi } from 'vitest'

const gallery = (count: number, more: Partial<PictureGalleryProps> = {}) => (
  <PictureGallery
    images={Array.from({ length: count }, (_, index) => ({ url: `/${index}.svg`, alt: `Side ${index + 1}` }))}
    labels={{
      region: 'Pictures',
      previous: 'Previous',
      next: 'Next',
      picture: (n, total) => `${n} of ${total}`,
    }}
    {...more}
  />
)

it('PictureGallery shows one picture large and wraps around', async () => {
  render(gallery(3))
  expect(screen.getByRole('img', { name: 'Side 1' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(screen.getByRole('img', { name: 'Side 3' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await userEvent.click(screen.getByRole('button', { name: '2 of 3' }))
  expect(screen.getByRole('img', { name: 'Side 2' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '2 of 3' }).getAttribute('aria-current')).toBe('true')
})

it('PictureGallery shows the picture that its caller names, and reports another choice', async () => {
  const onIndexChange = vi.fn()
  render(gallery(3, { index: 1, onIndexChange }))
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(2)
  expect(screen.getByRole('img', { name: 'Side 2' })).toBeTruthy()
})

it('PictureGallery has no choice with one picture, reserves its space with none, and handles fewer pictures', async () => {
  const { rerender, container } = render(gallery(3))
  await userEvent.click(screen.getByRole('button', { name: '3 of 3' }))
  rerender(gallery(1))
  expect(screen.getByRole('img', { name: 'Side 1' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  rerender(gallery(0))
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')).toBeTruthy()
})

it('PictureGallery shows the alternative text of a picture that fails', async () => {
  render(gallery(2))
  fireEvent.error(screen.getByRole('img', { name: 'Side 1' }))
  expect(screen.queryByRole('img', { name: 'Side 1' })).toBeNull()
  expect(screen.getByText('Side 1')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('img', { name: 'Side 2' })).toBeTruthy()
})

it('PictureGallery is used by Tab, selects by Enter and Space, and announces the picture', async () => {
  render(
    <>
      <Announcer />
      {gallery(3)}
    </>,
  )
  const stops: (string | null | undefined)[] = []
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab()
    stops.push(document.activeElement?.getAttribute('aria-label'))
  }
  expect(stops).toEqual(['Previous', 'Next', '1 of 3', '2 of 3', '3 of 3'])
  await userEvent.keyboard(' ')
  expect(screen.getByRole('img', { name: 'Side 3' })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 of 3. Side 3'))
  screen.getByRole('button', { name: 'Next' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('img', { name: 'Side 1' })).toBeTruthy()
})
