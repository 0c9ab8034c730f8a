import { vars } from '@tradecounter/ui/theme'
import type { CSSProperties, JSX } from 'react'
import { tokenName, type TokenPath } from './token-list.ts'
import * as styles from './token-sample.css.ts'

/** A sample of a variable, by its group. Lengths are drawn to scale, up to the available width. */
const looks: Record<string, (value: string, path: TokenPath) => CSSProperties> = {
  color: (value) => ({ background: value, border: `1px solid ${vars.color.border}` }),
  unit: (value) => ({ inlineSize: `calc(${value} * 4)`, background: vars.color.accent }),
  radius: (value) => ({ borderStartStartRadius: value, borderBlockStart: edge, borderInlineStart: edge }),
  shadow: (value) => ({ boxShadow: value, background: vars.color.surfaceRaised }),
  size: (value) => ({ inlineSize: value, blockSize: 8, background: vars.color.accent }),
}

const edge = `2px solid ${vars.color.accent}`

const isText = (path: TokenPath): boolean =>
  (path[0] === 'text' && path[2] === 'size') ||
  (path[0] === 'font' && /^(body|heading)$/u.test(path[1] ?? ''))

/** A small picture of one theme variable, in the current brand; empty if it cannot be drawn. */
export function TokenSample({ path }: { path: TokenPath }): JSX.Element {
  const value = `var(${tokenName(path)})`
  const look = looks[path[0] ?? '']
  if (isText(path))
    return (
      <span
        className={styles.letters}
        aria-hidden="true"
        style={path[0] === 'text' ? { fontSize: value } : { fontFamily: value }}
      >
        Ag
      </span>
    )
  return <span className={styles.sample} aria-hidden="true" style={look?.(value, path)} />
}
