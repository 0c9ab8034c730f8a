import {
  box,
  drum,
  gleam,
  line,
  oval,
  patch,
  rod,
  scaled,
  shadow,
  shape,
  tilt,
  times,
  tube,
} from '../shapes.ts'
import type { Drawing } from '../look.ts'
import { hollow, toneOf } from '../tones.ts'

/** End of a bend and its rotation. */
const bendEnd: Readonly<Record<string, readonly [x: number, y: number, turn: number]>> = {
  '15': [190, 128, 22],
  '30': [186, 142, 40],
  '45': [170, 158, 56],
}

const bendPath: Readonly<Record<string, string>> = {
  '15': 'M44 96Q110 96 190 128',
  '30': 'M44 84Q120 84 186 142',
  '45': 'M44 82Q122 80 170 158',
  '90': 'M44 84Q150 84 150 186',
}

export const ventilation: Record<string, Drawing> = {
  'spiral-duct': (look) => {
    const tone = look.tone('material')
    const r = look.between('diameter', 26, 62)
    return tilt(
      rod(30, 120, 164, r, tone, 'open', 0.93) +
        times(6, (i) => line(`M${40 + i * 25} ${120 - r}q${r * 0.62 + 9} ${r} 10 ${2 * r}`, 1.3)),
    )
  },
  'duct-bend': (look) => {
    const tone = look.tone('material')
    const angle = look.value('angle')
    const w = look.between('diameter', 42, 78)
    const down = Number(angle) >= 90
    const path = bendPath[angle] ?? ''
    const seams = `<path d="${path}" fill="none" stroke-width="${w}" stroke-linecap="butt" stroke-dasharray="1.400 26"/>`
    const seal = `<path d="${path}" fill="none" stroke="#2d3338" stroke-width="${w + 1}" stroke-linecap="butt" stroke-dasharray="7 400"/>`
    const mouth = down
      ? oval(150, 186, w / 2, w * 0.16, tone.base) + oval(150, 186, w * 0.45, w * 0.13, hollow)
      : ''
    const [x, y, turn] = bendEnd[angle] ?? [0, 0, 0]
    const face = down
      ? mouth
      : `<g transform="rotate(${turn} ${x} ${y})">${oval(x, y, w * 0.16, w / 2, tone.base)}${oval(x, y, w * 0.13, w * 0.45, hollow)}</g>`
    return (
      tube(path, w, tone) + seams + seal + oval(43, angle === '15' ? 96 : 83, 6, w / 2 + 1, '#2d3338') + face
    )
  },
  silencer: (look) => {
    const tone = toneOf('galvanised')
    const r = look.between('diameter', 40, 66)
    const long = look.between('length', 84, 148)
    const x = 112 - long / 2
    return tilt(
      rod(x - 24, 120, 30, r * 0.66, tone) +
        rod(x, 120, long, r, tone) +
        line(
          `M${x + 10} ${120 - r}a${r * 0.36} ${r} 0 0 1 0 ${2 * r}M${x + long - 12} ${120 - r}a${r * 0.36} ${r} 0 0 1 0 ${2 * r}`,
          1.2,
        ) +
        rod(x + long, 120, 26, r * 0.66, tone, 'open', 0.92) +
        times(9, (i) =>
          oval(
            x + long + 22 + (i % 3) * 5,
            120 - r * 0.4 + Math.floor(i / 3) * r * 0.38,
            1.5,
            2.6,
            tone.base,
          ),
        ),
    )
  },
  'duct-fan': (look) => {
    const tone = toneOf('black')
    const r = look.between('diameter', 26, 40)
    return tilt(
      rod(20, 128, 44, r, tone) +
        shape(
          `M62 ${128 - r}Q84 ${118 - r * 1.5} 118 ${116 - r * 1.5}Q152 ${118 - r * 1.5} 174 ${128 - r}V${128 + r}Q152 ${138 + r * 1.5} 118 ${140 + r * 1.5}Q84 ${138 + r * 1.5} 62 ${128 + r}Z`,
          tone.base,
        ) +
        patch(
          `M66 ${132 + r * 0.4}H172V${127 + r}Q152 ${136 + r * 1.5} 118 ${138 + r * 1.5}Q84 ${136 + r * 1.5} 63 ${127 + r}Z`,
          tone.shade,
        ) +
        gleam(`M82 ${128 - r * 1.1}Q104 ${120 - r * 1.35} 140 ${122 - r * 1.35}`, tone.shine, 5) +
        rod(114, 128, 7, r * 1.62 + 12, toneOf('grey')) +
        rod(174, 128, 36, r, tone, 'open', 0.9) +
        times(5, (i) =>
          line(`M210 128l${Math.cos(i * 1.26) * r * 0.3} ${Math.sin(i * 1.26) * r * 0.84}`, 2.4),
        ) +
        box(88, 108 - r * 1.62, 48, 22, 14, look.value('ip') === 'IP54' ? toneOf('yellow') : toneOf('grey')),
    )
  },
  'air-valve': (look) => {
    const tone = look.tone('colour')
    return scaled(
      rod(52, 120, 60, 62, toneOf('galvanised')) +
        oval(120, 120, 60, 92, tone.shade) +
        oval(126, 120, 60, 92, tone.base) +
        oval(130, 120, 44, 68, hollow) +
        oval(150, 120, 34, 54, tone.shade) +
        oval(158, 120, 32, 52, tone.base) +
        oval(164, 120, 10, 16, tone.shine) +
        gleam('M84 76Q96 42 124 34', tone.shine, 5) +
        gleam('M136 100Q142 80 156 74', tone.shine, 4),
      look.between('diameter', 0.74, 1.04),
    )
  },
  'roof-cowl': (look) => {
    const tone = look.tone('colour')
    return scaled(
      shape('M28 196L100 160H212L140 204Z', tone.shade) +
        shape('M86 186Q92 128 92 112H148Q148 128 154 186Q120 200 86 186Z', tone.base) +
        patch('M128 112H147Q148 130 153 185Q142 190 130 191Z', tone.shade) +
        gleam('M101 118V180', tone.shine, 5) +
        drum(120, 84, 40, 34, toneOf('grey')) +
        times(7, (i) => line(`M${86 + i * 11} ${90 + (i === 0 || i === 6 ? 0 : 6)}v30`, 2)) +
        shape('M58 78Q60 34 120 30Q180 34 182 78Q120 102 58 78Z', tone.base) +
        patch('M140 34Q178 42 181 77Q158 88 134 91Q152 66 140 34Z', tone.shade) +
        gleam('M74 70Q80 48 102 40', tone.shine, 6) +
        shadow(110, 212, 70),
      look.between('diameter', 0.74, 1.04),
    )
  },
}
