import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames, type IconName } from '@tradecounter/ui/icon'
import { SearchField } from '@tradecounter/ui/search-field'
import { Text } from '@tradecounter/ui/text'
import { useEffect, useState, type JSX } from 'react'
import { Part, Sheet } from '../parts/sheet.tsx'
import * as styles from './icons.css.ts'

const meta = { title: 'Overview/Icons', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

/** Milliseconds that a copied name is confirmed. */
const hintTime = 2000

function Gallery(): JSX.Element {
  const [phrase, setPhrase] = useState('')
  const [copied, setCopied] = useState<IconName | null>(null)
  useEffect(() => {
    if (copied === null) return
    const timer = setTimeout(() => setCopied(null), hintTime)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (name: IconName): Promise<void> => {
    await navigator.clipboard.writeText(name)
    setCopied(name)
  }
  const found = iconNames.filter((name) => name.includes(phrase.trim().toLowerCase()))
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label="Find an icon"
          name="icon"
          value={phrase}
          onValueChange={setPhrase}
          labels={{ submit: 'Find', clear: 'Clear' }}
        />
      </div>
      <Text tone="muted" size="s">
        <output>{copied === null ? `${found.length} of ${iconNames.length}` : `${copied} is copied`}</output>
      </Text>
      <ul className={styles.gallery}>
        {found.map((name) => (
          <li key={name}>
            <button type="button" className={styles.icon} onClick={() => void copy(name)}>
              <span className={styles.sizes}>
                <Icon name={name} size="l" />
                <Icon name={name} size="m" />
                <Icon name={name} size="s" />
              </span>
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** All icons. */
export const Icons: StoryObj = {
  render: () => (
    <Sheet
      title="Icons"
      lead="One family, drawn on a grid of 24 with a stroke of 1.5 px that stays when the icon shrinks to 20 or 16. It takes the colour of the text around it."
    >
      <Part
        title="The family"
        said="A press copies the name. An icon is beside its word; alone it needs a name for those who listen."
      >
        <Gallery />
      </Part>
    </Sheet>
  ),
}
