import type { BrandName } from '@tradecounter/ui/theme'
import type { JSX } from 'react'
import { widgetTokens } from 'virtual:widget-tokens'
import { tokenName, tokenPaths, tokenValue, type TokenPath } from '../../stories/parts/token-list.ts'
import { TokenSample } from '../../stories/parts/token-sample.tsx'
import * as styles from './widget-page.css.ts'

const tokensOf = (widget: string): TokenPath[] => {
  const used = new Set(widgetTokens[widget])
  return tokenPaths.filter((path) => used.has(path.join('.')))
}

const groups = [
  ['Colour', ['color']],
  ['Type', ['font', 'text']],
  ['Space and size', ['unit', 'size', 'radius']],
  ['Layer, shadow and motion', ['shadow', 'layer', 'motion']],
] as const

/** The theme variables of a widget with their values in a brand. */
export function Tokens({ widget, brand }: { widget: string; brand: BrandName }): JSX.Element {
  const used = tokensOf(widget)
  if (used.length === 0) return <p className={styles.note}>It sets none of its own.</p>
  return (
    <div className={styles.tokenGroups}>
      {groups.map(([title, heads]) => {
        const inGroup = used.filter(([head]) => heads.some((each) => each === head))
        return (
          inGroup.length > 0 && (
            <div key={title}>
              <h3 className={styles.tokenTitle}>{title}</h3>
              <ul className={styles.tokens}>
                {inGroup.map((path) => (
                  <li key={path.join('.')} className={styles.token}>
                    <span className={styles.tokenSample}>
                      <TokenSample path={path} />
                    </span>
                    <code className={styles.tokenName}>{tokenName(path)}</code>
                    <span className={styles.tokenValue}>{tokenValue(brand, path)}</span>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </div>
  )
}
