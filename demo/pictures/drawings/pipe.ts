import { gleam, line, moved, oval, rod, shadow, shape, tilt, times, tube } from '../shapes.ts'
import type { Drawing } from '../look.ts'
import { hollow, ink, tones, toneOf, type Tone } from '../tones.ts'

/** Three stacked pipes. */
const stack = (r: number, tone: Tone, mark = '') => {
  const one = (x: number, y: number) =>
    rod(x, y, 170, r, tone, 'open', 0.82) + (mark ? gleam(`M${x + 12} ${y}H${x + 150}`, mark, 2.2) : '')
  return tilt(one(26, 120 - r * 1.75) + one(34, 120) + one(14, 120 + r * 1.75))
}

/** A coil of pipe lying on its side. */
const coil = (width: number, tone: Tone, stripe: string) =>
  shadow(120, 196, 92) +
  times(3, (i) => {
    const cy = 150 - i * width * 1.05
    const ring = `M34 ${cy}a86 38 0 1 0 172 0a86 38 0 1 0 -172 0`
    const striped = stripe ? gleam(`M42 ${cy + 14}a86 38 0 0 0 156 0`, stripe, width * 0.16) : ''
    return tube(ring, width, tone) + striped
  }) +
  tube(`M206 ${150 - width * 2.1}q10 34 -22 52`, width, tone) +
  oval(184, 202 - width * 2.1, width * 0.5, width * 0.42, tone.shade) +
  oval(184, 202 - width * 2.1, width * 0.32, width * 0.26, hollow)

export const pipe: Record<string, Drawing> = {
  'copper-pipe': (look) =>
    stack(
      look.between('diameter', 10, 27),
      look.value('surface') === 'plain' ? toneOf('copper') : look.tone('surface'),
    ),
  'press-steel-pipe': (look) =>
    stack(
      look.between('diameter', 11, 28),
      look.tone('surface'),
      look.value('surface') === 'galvanised' ? '#b3262e' : '',
    ),
  'stainless-pipe': (look) =>
    stack(
      look.between('diameter', 11, 29),
      toneOf('stainless'),
      look.value('grade') === '1.4401' ? '#2c7a4b' : '#2a5c93',
    ),
  'pex-pipe': (look) => coil(look.between('diameter', 11, 20), look.tone('colour'), ''),
  'pe-pipe': (look) =>
    coil(
      look.between('diameter', 13, 24),
      toneOf('black'),
      look.value('sdr') === 'SDR 11' ? '#4d93dd' : '#c98b4f',
    ),
  'multilayer-pipe': (look) => {
    const width = look.between('diameter', 22, 44)
    const bend = 'M-24 190C84 198 70 74 128 66L186 58'
    const sleeve =
      look.value('insulated') === 'yes'
        ? tube('M-24 190C84 198 70 74 128 66', width * 1.6, toneOf('blue'))
        : ''
    const face = (share: number, fill: string) =>
      `<ellipse cx="188" cy="57.600" rx="${width * 0.2 * share}" ry="${width * 0.52 * share}" fill="${fill}" transform="rotate(-8 188 58)"/>`
    return (
      tube(bend, width, toneOf('white')) +
      sleeve +
      face(1, '#f5f7f8') +
      face(0.86, '#a9b3ba') +
      face(0.76, '#f5f7f8') +
      face(0.56, hollow)
    )
  },
  'pipe-insulation': (look) => {
    const foil = look.value('material') === 'mineral-wool'
    const r = look.between('diameter', 36, 56)
    const hole = look.between('diameter', 0.34, 0.62)
    const e = r * 0.36
    return tilt(
      rod(28, 120, 168, r, look.tone('material'), 'closed') +
        oval(196, 120, e, r, foil ? (tones['yellow']?.base ?? ink) : '#5b646a') +
        oval(196, 120, e * hole, r * hole, hollow) +
        line(`M20 ${120 - r * 0.2}H${196 - e}`, 1.6) +
        (foil
          ? line(`M80 ${120 - r}a${e} ${r} 0 0 1 0 ${2 * r}M140 ${120 - r}a${e} ${r} 0 0 1 0 ${2 * r}`, 0.8)
          : '') +
        moved(shape(`M${196 - e} ${119 - r * 0.2}l${e * 0.6} 0v3h${-e * 0.6}Z`, ink), 0, 0),
    )
  },
}
