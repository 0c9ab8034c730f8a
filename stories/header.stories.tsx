import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandLogo } from '@tradecounter/ui/brand-logo'
import { Button } from '@tradecounter/ui/button'
import { Header } from '@tradecounter/ui/header'
import { HeaderAction } from '@tradecounter/ui/header-action'
import { Link } from '@tradecounter/ui/link'
import { MegaMenu } from '@tradecounter/ui/mega-menu'
import { QuickSearch } from '@tradecounter/ui/quick-search'
import { type BrandName, brandNames } from '@tradecounter/ui/theme'
import { type JSX, useState } from 'react'
import { fn } from 'storybook/test'
import { menuItems, menuLabels } from './parts/categories.ts'
import { longName } from './parts/extreme-text.tsx'
import { PageRightToLeft } from './parts/page-direction.tsx'

function Search(): JSX.Element {
  const [value, setValue] = useState('')
  const [open, setOpen] = useState(false)
  return (
    <QuickSearch
      action="#search"
      name="q"
      value={value}
      onValueChange={setValue}
      open={open}
      onOpenChange={setOpen}
      sections={[]}
      labels={{
        field: 'Search',
        placeholder: 'Name, article number or size',
        submit: 'Search',
        clear: 'Clear',
      }}
    />
  )
}

function Menu(): JSX.Element {
  const [openId, setOpenId] = useState<string | null>(null)
  return <MegaMenu items={menuItems} openId={openId} onOpenChange={setOpenId} labels={menuLabels} />
}

const headerOf = (
  brand: BrandName,
  count: number,
  words = 'Everything for the trade, delivered tomorrow',
): JSX.Element => (
  <Header
    brandName={brand}
    logo={<BrandLogo brand={brand} title="" />}
    homeUrl="#home"
    skipLink={{ href: '#main', text: 'Skip to the content' }}
    search={<Search />}
    topRow={
      <>
        <span>{words}</span>
        <span>
          <Link href="#help" tone="inverse">
            Help
          </Link>
        </span>
      </>
    }
    actions={
      <>
        <HeaderAction icon="list" label="My lists" href="#lists" />
        <HeaderAction icon="account" label="Sign in" onClick={fn()} />
        <HeaderAction icon="cart" label="Cart" count={count} countLabel={`${count} items`} onClick={fn()} />
      </>
    }
    menu={<Menu />}
    menuButton={
      <Button icon="menu" tone="inherit" wide aria-haspopup="dialog">
        Menu
      </Button>
    }
  />
)

const meta = {
  title: 'Shell/Header',
  component: Header,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) =>
    headerOf(brandNames.find((name) => name === globals.brand) ?? 'tradecounter', 3),
  args: {
    brandName: 'Tradecounter',
    logo: null,
    homeUrl: '#home',
    search: null,
    actions: null,
    menu: null,
    menuButton: null,
    skipLink: { href: '#main', text: 'Skip to the content' },
  },
} satisfies Meta<typeof Header>
export default meta

type Story = StoryObj<typeof meta>

/** Three rows; below 1024 px the menu is behind its button, on a phone at the bottom of the screen (SHELL-5). */
export const Default: Story = {}

/** One row is sticky while the page scrolls. */
export const Scrolled: Story = {
  render: (_args, { globals }) => (
    <>
      {headerOf(brandNames.find((name) => name === globals.brand) ?? 'tradecounter', 128)}
      <main id="main" style={{ blockSize: 1600, padding: 24 }}>
        <h1>A long page</h1>
      </main>
    </>
  ),
}

/** The row of links above may be long; the rows below keep their height. */
export const VeryLong: Story = {
  render: (_args, { globals }) =>
    headerOf(brandNames.find((name) => name === globals.brand) ?? 'tradecounter', 123456, longName),
}
export const FromRightToLeft: Story = {
  decorators: [(Story) => <PageRightToLeft>{Story()}</PageRightToLeft>],
}
