import { drum, line, oval, rod, scaled, shape, tilt, times, tube } from '../shapes.ts'
import type { Drawing } from '../look.ts'
import { hollow, toneOf, type Tone } from '../tones.ts'

/** A pipe with its socket at the near end. */
const socketPipe = (r: number, tone: Tone) =>
  tilt(
    rod(22, 120, 150, r, tone) +
      rod(150, 120, 12, r * 1.2, tone) +
      rod(160, 120, 42, r * 1.24, tone, 'open', 0.84) +
      rod(166, 120, 8, r * 1.36, tone) +
      rod(176, 120, 30, r * 1.24, tone, 'open', 0.84) +
      line(`M60 ${120 - r}a${r * 0.36} ${r} 0 0 1 0 ${2 * r}`, 0.8),
  )

const collar = (cx: number, top: number, r: number, tone: Tone) =>
  drum(cx, top + 14, r, 24, tone) + drum(cx, top, r * 1.08, 14, tone, 'open', 0.82)

/** End of a bend that points down, and its rotation. */
const bendEnd: Readonly<Record<string, string>> = {
  '15': '112 199) rotate(-5',
  '30': '128 195) rotate(-24',
  '45': '148 186) rotate(-52',
}

const bendPath: Readonly<Record<string, string>> = {
  '15': 'M104 84L112 200',
  '30': 'M96 86L100 120Q104 140 128 196',
  '45': 'M90 86V110Q90 134 148 186',
  '88': 'M88 86V130Q88 166 128 166H176',
}

export const drainage: Record<string, Drawing> = {
  'ground-pipe': (look) =>
    socketPipe(
      look.between('diameter', 24, 46),
      look.value('material') === 'pvc' ? toneOf('pvc') : toneOf('orange'),
    ),
  'waste-pipe': (look) => socketPipe(look.between('diameter', 15, 38), look.tone('colour')),
  'waste-bend': (look) => {
    const tone = look.tone('colour')
    const angle = look.value('angle')
    const path = bendPath[angle] ?? ''
    const [x = 0] = path.match(/\d+/gu)?.map(Number) ?? []
    const end = bendEnd[angle]
    const foot =
      end === undefined ? '' : `<g transform="translate(${end})">${oval(0, 0, 26, 9, tone.shade)}</g>`
    return scaled(
      foot +
        tube(path, 50, tone) +
        (angle === '88' ? oval(177, 166, 9, 25, tone.shade) : '') +
        collar(x, 50, 33, tone),
      look.between('diameter', 0.74, 1.04),
    )
  },
  'waste-branch': (look) => {
    const tone = look.tone('colour')
    const side =
      look.value('angle') === '45'
        ? tube('M104 160L160 108', 44, tone) +
          `<g transform="rotate(47 172 96)">${collar(172, 72, 29, tone)}</g>`
        : tube('M100 140H156', 44, tone) +
          rod(150, 140, 34, 29, tone) +
          rod(180, 140, 12, 32, tone, 'open', 0.82)
    return scaled(
      side + drum(92, 76, 26, 136, tone) + drum(92, 90, 26, 40, tone) + collar(92, 44, 33, tone),
      look.between('diameter', 0.74, 1.02),
    )
  },
  'floor-drain': (look) => {
    const tone = look.value('material') === 'pp' ? toneOf('black') : look.tone('material')
    const steel = toneOf('stainless')
    const square = look.value('grate') === 'square'
    const grate = square
      ? shape('M36 84L128 56L206 84L112 118Z', steel.base) +
        shape('M36 84L112 118V126L36 92Z', steel.shade) +
        shape('M112 118L206 84V92L112 126Z', steel.shade) +
        times(4, (i) => times(4, (j) => oval(78 + i * 20 + j * 17, 86 - i * 7 + j * 6.4, 6, 2.4, hollow)))
      : drum(120, 84, 84, 8, steel) +
        times(3, (i) => oval(120, 84, 66 - i * 22, 19 - i * 6.4, i % 2 ? steel.base : steel.shade)) +
        times(8, (i) => oval(120 + Math.cos(i * 0.785) * 54, 84 + Math.sin(i * 0.785) * 15.5, 6, 2.4, hollow))
    return scaled(
      rod(140, 158, 66, 26, tone, 'open') +
        drum(116, 122, 58, 66, tone) +
        drum(116, 98, 76, 22, tone) +
        grate,
      look.between('diameter', 0.76, 1.04),
    )
  },
  'bottle-trap': (look) => {
    const tone = look.tone('surface')
    return scaled(
      tube('M104 96H150Q172 96 172 118V120Q172 136 190 136H206', 20, tone) +
        drum(206, 112, 4, 48, tone) +
        drum(96, 24, 11, 66, tone) +
        drum(96, 76, 20, 12, tone) +
        drum(96, 88, 32, 36, tone) +
        drum(96, 120, 38, 18, tone) +
        drum(96, 138, 34, 62, tone) +
        drum(96, 32, 17, 12, tone) +
        times(5, (i) => line(`M${72 + i * 12} ${128 + (i === 0 || i === 4 ? 0 : 6)}v9`, 1)) +
        rod(124, 96, 10, 14, tone),
      look.between('diameter', 0.78, 1.04),
    )
  },
}
