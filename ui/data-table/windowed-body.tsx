import {
  type ComponentType,
  type FocusEvent,
  type JSX,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { loadUntilThere } from '../later/index.ts'
import { useEveryRow } from './use-every-row.ts'
import type { RowWindowEngine } from './row-window-engine.tsx'
import { firstRows, rowPositions, type RowAttributes, type RowWindow, windowAbove } from './row-window.ts'
import * as styles from './windowed-body.css.ts'

type Engine = typeof RowWindowEngine extends (props: infer Props) => unknown ? ComponentType<Props> : never

/** Kept for the next table, which then need not wait. */
let loaded: Engine | null = null

function useEngine(wanted: boolean): { Engine: Engine } | null {
  const [engine, setEngine] = useState<{ Engine: Engine } | null>(null)
  useEffect(() => {
    if (!wanted) return undefined
    let isGone = false
    const take = (Engine: Engine): void => {
      loaded = Engine
      if (!isGone) setEngine({ Engine })
    }
    if (loaded !== null) take(loaded)
    else
      void loadUntilThere(() => import('./row-window-engine.tsx')).then(({ RowWindowEngine: Engine }) =>
        take(Engine),
      )
    return () => {
      isGone = true
    }
  }, [wanted])
  return wanted ? engine : null
}

interface WindowedBodyProps {
  className: string
  /** Keys of all rows, in order. */
  keys: readonly string[]
  /** Number of columns. */
  span: number
  /** Names the drawn rows while some are missing: "1 to 60 of 5,000". */
  shownRows: (from: number, to: number, total: number) => string
  /** Draws the row at an index from 0; put the attributes on its `<tr>`. */
  renderRow: (index: number, attributes: RowAttributes) => ReactNode
}

/**
 * A table body that draws only the visible rows of a long list, between spacers. The focused row stays; print and
 * the browser's search get every row; the server and readers without script the first ones.
 */
export function WindowedBody({
  className,
  keys,
  span,
  shownRows,
  renderRow,
}: WindowedBodyProps): JSX.Element {
  const isMany = keys.length > windowAbove
  const body = useRef<HTMLTableSectionElement>(null)
  const [window, setWindow] = useState<RowWindow | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const everyRow = useEveryRow(body, isMany)
  const engine = useEngine(isMany)
  const { rows, after } = rowPositions(keys.length, window, everyRow)

  const focus = ({ target }: FocusEvent): void => {
    const at = target.closest('[data-index]')?.getAttribute('data-index')
    setFocused(at === null || at === undefined ? null : (keys[Number(at)] ?? null))
  }
  const blur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // Without a related target the browser window has lost the focus; the row gets it back.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setFocused(null)
  }
  const attributes = (index: number): RowAttributes =>
    isMany
      ? {
          'aria-rowindex': index + 2,
          'data-index': index,
          ...(!everyRow && window !== null && { ref: window.measure }),
        }
      : {}
  const room = (key: string, pixels: number, words?: string): JSX.Element => (
    <tr key={key} style={{ blockSize: pixels }} aria-hidden={words === undefined ? true : undefined}>
      <td className={styles.text[words === undefined ? 'none' : 'some']} colSpan={span}>
        {words}
      </td>
    </tr>
  )

  return (
    <tbody
      ref={body}
      className={isMany ? `${className} ${styles.body}` : className}
      {...(isMany && { onFocus: focus, onBlur: blur })}
    >
      {rows.flatMap(({ index, before }, order) => [
        ...(before > 0 ? [room(`room ${order === 0 ? 'first' : 'middle'}`, before)] : []),
        renderRow(index, attributes(index)),
      ])}
      {isMany && !everyRow && window === null && room('part', 0, shownRows(1, firstRows, keys.length))}
      {after > 0 && room('room last', after)}
      {engine !== null && !everyRow && (
        <engine.Engine body={body} keys={keys} focused={focused} onWindow={setWindow} />
      )}
    </tbody>
  )
}
