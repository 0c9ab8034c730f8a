import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FileDrop, type FileDropProps, isAccepted, sortFiles } from '@tradecounter/ui/file-drop'
import * as fc from 'fast-check'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { describedText } from './described.ts'

describe('accepted files', () => {
  it.each([
    ['list.csv', 'text/csv', '.csv,.xlsx', true],
    ['LIST.CSV', '', '.csv', true],
    ['list.pdf', 'application/pdf', '.csv, .xlsx', false],
    ['logo.png', 'image/png', 'image/*', true],
    ['logo.png', '', 'image/*', false],
    ['list.txt', 'text/plain', 'text/plain', true],
    ['csv', 'text/plain', '.csv', false],
    ['anything', '', '', true],
  ])('%j of type %j by %j: %j', (name, type, accept, taken) => {
    expect(isAccepted({ name, type }, accept)).toBe(taken)
  })

  it('neither loses nor duplicates a file', () => {
    const file = fc.record({ name: fc.constantFrom('a.csv', 'b.pdf', 'c.CSV', 'd'), type: fc.constant('') })
    fc.assert(
      fc.property(fc.array(file), fc.boolean(), (files, multiple) => {
        const { taken, refused } = sortFiles(files, '.csv', multiple)
        expect(taken.length + refused.length).toBe(files.length)
        expect(new Set([...taken, ...refused]).size).toBe(files.length)
        expect(taken.every(({ name }) => /\.csv$/iu.test(name))).toBe(true)
        if (!multiple) expect(taken.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

const csv = new File(['4012301;10'], 'list.csv', { type: 'text/csv' })
const pdf = new File(['%PDF'], 'list.pdf', { type: 'application/pdf' })
const props: FileDropProps = {
  label: 'List of articles',
  name: 'list',
  accept: '.csv',
  files: [],
  onFiles: () => {},
  onRefuse: () => {},
  onRemove: () => {},
  labels: { drop: 'Drop a file, or', choose: 'Choose', busy: 'Reading', remove: (name) => `Remove ${name}` },
}
const zoneOf = (container: HTMLElement): Element => container.querySelector('[aria-busy]') ?? container
const dropOn = (zone: Element, files: File[]): void => {
  const event = createEvent.drop(zone)
  Object.defineProperty(event, 'dataTransfer', { value: { files } })
  fireEvent(zone, event)
}

describe('FileDrop', () => {
  it('is one field with its label, reached by Tab and described like every field', async () => {
    render(<FileDrop {...props} hint="At most 5 MB" message="Not a list" />)
    await userEvent.tab()
    const field = screen.getByLabelText(/^List of articles/u)
    expect(document.activeElement).toBe(field)
    expect(describedText(field)).toBe('Not a list At most 5 MB')
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it('accepts chosen files, and the same file again', async () => {
    const onFiles = vi.fn()
    render(<FileDrop {...props} onFiles={onFiles} />)
    const field = screen.getByLabelText(/^List of articles/u)
    await userEvent.upload(field, csv)
    await userEvent.upload(field, csv)
    expect(onFiles.mock.calls).toEqual([[[csv]], [[csv]]])
  })

  it('accepts dropped files, and refuses another type and a second file', () => {
    const [onFiles, onRefuse] = [vi.fn(), vi.fn()]
    const { container } = render(<FileDrop {...props} onFiles={onFiles} onRefuse={onRefuse} />)
    const second = new File(['x'], 'second.csv')
    dropOn(zoneOf(container), [pdf, csv, second])
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([csv])
    expect(onRefuse).toHaveBeenCalledExactlyOnceWith([pdf, second])
  })

  it('highlights while a file is dragged over it or its children', () => {
    const { container } = render(<FileDrop {...props} />)
    const zone = zoneOf(container)
    fireEvent.dragEnter(zone)
    fireEvent.dragEnter(screen.getByText('Choose'))
    fireEvent.dragLeave(zone)
    expect(zone.hasAttribute('data-over')).toBe(true)
    fireEvent.dragLeave(zone)
    expect(zone.hasAttribute('data-over')).toBe(false)
  })

  it.each([{ disabled: true }, { busy: true }])('accepts nothing with %j', (closed) => {
    const onFiles = vi.fn()
    const { container } = render(<FileDrop {...props} {...closed} onFiles={onFiles} />)
    dropOn(zoneOf(container), [csv])
    expect(onFiles).not.toHaveBeenCalled()
    expect(screen.getByLabelText<HTMLInputElement>(/^List of articles/u).disabled).toBe(true)
  })

  it('lists the files, each with a named button', async () => {
    const onRemove = vi.fn()
    render(
      <FileDrop
        {...props}
        required
        files={[{ id: '7', name: 'list.csv', size: '1 kB' }]}
        onRemove={onRemove}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Remove list.csv' }))
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('7')
    expect(screen.getByLabelText<HTMLInputElement>(/^List of articles/u).required).toBe(false)
  })

  it('restores the focus to the field when a file is removed', async () => {
    render(<FileDrop {...props} files={[{ id: '7', name: 'list.csv', size: '1 kB' }]} />)
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove list.csv' }))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText(/^List of articles/u))
  })

  it('accepts a file chosen before hydration', async () => {
    const onFiles = vi.fn()
    const drop = <FileDrop {...props} onFiles={onFiles} />
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(drop)
    const input = place.querySelector('input')
    if (input === null) throw new Error('There is no field')
    Object.defineProperty(input, 'files', { value: [csv] })
    const root = await act(async () => hydrateRoot(place, drop))
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([csv])
    await act(async () => root.unmount())
    place.remove()
  })
})
