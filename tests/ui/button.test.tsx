import { Button, ButtonLink } from '@tradecounter/ui/button'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, type FormEvent, type MouseEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'

describe('Button', () => {
  it.each(['{Enter}', ' '])('is pressed by %j', async (key) => {
    const onClick = vi.fn()
    const user = userEvent.setup()
    render(<Button onClick={onClick}>Add</Button>)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }))
    await user.keyboard(key)
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('submits no form by default', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    const user = userEvent.setup()
    render(
      <form onSubmit={onSubmit}>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Look' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('when busy keeps the focus, announces it and neither acts nor submits', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    const user = userEvent.setup()
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy busyLabel="Adding" onClick={onClick}>
          Add
        </Button>
      </form>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Adding' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.disabled).toBe(false)
    await user.tab()
    expect(document.activeElement).toBe(button)
    await user.keyboard('{Enter} ')
    await user.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('keeps its name while busy', () => {
    render(<Button busy>Add</Button>)
    expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy()
  })

  it('does nothing when disabled', async () => {
    const onClick = vi.fn()
    const user = userEvent.setup()
    render(
      <Button disabled onClick={onClick}>
        Add
      </Button>,
    )
    await user.click(screen.getByRole('button'))
    expect(onClick).not.toHaveBeenCalled()
  })

  it('passes on the props of a trigger: ref, state and handlers', async () => {
    const onPointerDown = vi.fn()
    const ref = createRef<HTMLButtonElement>()
    const user = userEvent.setup()
    render(
      <Button
        ref={ref}
        aria-haspopup="dialog"
        data-state="open"
        ariaExpanded
        ariaControls="panel"
        {...{ onPointerDown }}
      >
        Open
      </Button>,
    )
    const button = screen.getByRole('button', { expanded: true })
    expect(ref.current).toBe(button)
    expect(button.getAttribute('aria-haspopup')).toBe('dialog')
    expect(button.getAttribute('aria-controls')).toBe('panel')
    expect(button.dataset.state).toBe('open')
    await user.click(button)
    expect(onPointerDown).toHaveBeenCalledOnce()
  })
})

describe('ButtonLink', () => {
  it('is a link with an address', () => {
    render(<ButtonLink href="/checkout">Go to checkout</ButtonLink>)
    expect(screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/checkout')
  })

  it('is followed by Enter and calls its owner first', async () => {
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault())
    const user = userEvent.setup()
    render(
      <ButtonLink href="/checkout" onClick={onClick}>
        Go
      </ButtonLink>,
    )
    await user.tab()
    await user.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('can download its target', () => {
    render(
      <ButtonLink href="/sheet.pdf" download icon="download">
        Data sheet
      </ButtonLink>,
    )
    expect(screen.getByRole('link', { name: 'Data sheet' }).hasAttribute('download')).toBe(true)
  })
})
