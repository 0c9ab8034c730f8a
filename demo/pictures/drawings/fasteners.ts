import {
  drum,
  gleam,
  hexRod,
  line,
  oval,
  patch,
  rod,
  scaled,
  shape,
  threadRings,
  tilt,
  times,
} from '../shapes.ts'
import type { Drawing } from '../look.ts'
import { hollow, toneOf, type Tone } from '../tones.ts'

const screw = (long: number, tone: Tone) => {
  const tip = 62 + long
  return (
    shape(`M58 120L${tip - 22} 110L${tip} 120L${tip - 22} 130L58 130Z`, tone.base) +
    shape(`M62 108H${tip - 26}L${tip} 120L${tip - 26} 132H62Z`, tone.base) +
    patch(`M62 124H${tip - 14}L${tip - 26} 131H62Z`, tone.shade) +
    line(
      times(Math.floor(long / 9), (i) => (i * 9 > long * 0.3 ? `M${58 + i * 9} 106l7 28` : '')),
      2,
    ) +
    gleam(`M66 113H${62 + long * 0.34}`, tone.shine, 3) +
    shape('M30 92Q48 112 66 110V130Q48 128 30 148Z', tone.base) +
    patch('M36 136Q50 126 66 126V130Q48 128 31 147Z', tone.shade) +
    oval(30, 120, 10, 28, tone.shine) +
    shape('M30 109l2 6l4 1l-2 5l1 6l-4-1l-3 5l-2-6l-4-1l2-5l-1-6l4 1Z', hollow)
  )
}

const clampRing = (rx: number, ry: number, fill: string) => oval(120, 138, rx, ry, fill)

export const fasteners: Record<string, Drawing> = {
  'wood-screw': (look) => tilt(screw(look.between('length', 76, 158), look.tone('surface')), 24),
  'hex-bolt': (look) => {
    const tone = look.tone('surface')
    const long = look.between('length', 48, 138)
    return tilt(
      hexRod(34, 120, 26, 44, tone) +
        rod(66, 120, 8, 40, tone) +
        rod(74, 120, long, 22, tone) +
        threadRings(74 + long * 0.3, 120, long * 0.7 - 8, 22),
    )
  },
  'hex-nut': (look) => {
    const tone = look.tone('surface')
    return scaled(
      tilt(
        hexRod(76, 120, 52, 78, tone, 0.54) +
          oval(128, 120, 19, 46, tone.shade) +
          oval(130, 120, 15, 38, hollow) +
          gleam('M66 92V146', tone.shine, 6),
        -16,
      ),
      look.between('bolt-thread', 0.74, 1.06),
    )
  },
  'wall-plug': (look) => {
    const tone = look.tone('colour')
    return scaled(
      tilt(
        rod(30, 120, 14, 38, tone) +
          shape('M44 92H120L206 106V134L120 148H44Z', tone.base) +
          patch('M44 130H124L206 124V134L120 148H44Z', tone.shade) +
          gleam('M52 102H120', tone.shine, 6) +
          shape('M108 116L210 117V123L108 124Z', hollow) +
          times(4, (i) =>
            shape(
              `M${112 + i * 22} ${92 + i * 4}l10-10l4 12ZM${112 + i * 22} ${148 - i * 4}l10 10l4-12Z`,
              tone.base,
            ),
          ) +
          oval(30, 120, 13.5, 38, tone.shine) +
          oval(30, 120, 7, 20, hollow),
      ),
      look.between('diameter', 0.74, 1.08),
    )
  },
  'pipe-clamp': (look) => {
    const tone = look.tone('material')
    const lined = look.value('lining') === 'yes'
    return scaled(
      drum(120, 22, 13, 34, tone, 'open') +
        line('M107 32a13 4 0 0 0 26 0M107 40a13 4 0 0 0 26 0', 1) +
        hexRod(104, 60, 30, 12, tone) +
        `<g transform="translate(10 0)">${clampRing(68, 72, tone.shade)}</g>` +
        clampRing(68, 72, tone.base) +
        clampRing(lined ? 58 : 60, lined ? 62 : 64, lined ? '#2d3338' : tone.shade) +
        clampRing(48, 52, lined ? '#454d53' : tone.shine) +
        clampRing(46, 50, '#eef2f4') +
        gleam('M60 120Q66 88 96 74', tone.shine, 5) +
        shape('M28 128h30v20h-30Z', tone.base) +
        shape('M182 128h36v20h-36Z', tone.base) +
        line('M28 138h30M182 138h36', 1.2) +
        drum(40, 112, 9, 12, toneOf('brass')) +
        drum(204, 112, 9, 12, toneOf('brass')),
      look.between('diameter', 0.74, 1.04),
    )
  },
  'threaded-rod': (look) => {
    const tone = look.tone('surface')
    const r = look.between('bolt-thread', 8, 24)
    const long = look.value('length') === '2000' ? 196 : 128
    const x = 112 - long / 2
    return tilt(rod(x, 120, long, r, tone) + threadRings(x, 120, long - 2, r, Math.max(4.5, r * 0.36)), -32)
  },
}
