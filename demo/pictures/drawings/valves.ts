import {
  drum,
  gleam,
  handwheel,
  hexRod,
  line,
  oval,
  patch,
  rod,
  scaled,
  shape,
  sign,
  tilt,
  times,
} from '../shapes.ts'
import type { Drawing } from '../look.ts'
import { hollow, toneOf, type Tone } from '../tones.ts'

/** Hexagon ends with a swelling between them, mouth to the right. */
const body = (tone: Tone, y = 148, swell = 36) =>
  hexRod(46, y, 36, 32, tone) +
  rod(80, y, 80, 25, tone) +
  shape(
    `M74 ${y}C78 ${y - swell * 1.25} 162 ${y - swell * 1.25} 166 ${y}C162 ${y + swell * 1.25} 78 ${y + swell * 1.25} 74 ${y}Z`,
    tone.base,
  ) +
  patch(
    `M80 ${y + 14}Q120 ${y + 26} 160 ${y + 14}Q146 ${y + swell - 3} 120 ${y + swell - 3}Q92 ${y + swell - 3} 80 ${y + 14}Z`,
    tone.shade,
  ) +
  gleam(`M92 ${y - swell * 0.52}Q104 ${y - swell * 0.76} 122 ${y - swell * 0.76}`, tone.shine, 6) +
  hexRod(156, y, 38, 32, tone, 0.62)

const lever =
  shape('M132 84L44 60Q22 56 20 68Q20 78 34 81L118 106Q134 108 136 96Z', toneOf('red').base) +
  patch('M30 77L118 103Q130 105 134 97L126 98L34 73Z', toneOf('red').shade) +
  gleam('M34 65L96 81', toneOf('red').shine, 4)

const wings =
  shape(
    'M112 92C96 62 58 62 52 80C48 96 84 104 108 102ZM128 92C144 62 182 62 188 80C192 96 156 104 132 102Z',
    toneOf('red').base,
  ) + gleam('M62 78Q72 70 86 74M148 74Q160 68 172 74', toneOf('red').shine, 4)

const port = (x: number, y: number, colour: string) => drum(x, y, 6, 22, toneOf(colour))

const wafer = (rx: number, ry: number, fill: string, dx = 0) => oval(118 + dx, 146, rx, ry, fill)

export const valves: Record<string, Drawing> = {
  'ball-valve': (look) => {
    const tone = look.tone('material')
    const handle = look.value('handle') === 'lever' ? lever : wings
    return scaled(
      tilt(body(tone) + drum(120, 96, 13, 22, tone) + handle + hexRod(114, 93, 10, 9, toneOf('steel')), -10),
      look.between('dn', 0.74, 1.06),
    )
  },
  'gate-valve': (look) => {
    const tone = look.tone('material')
    return scaled(
      tilt(
        body(tone, 160, 34) +
          drum(120, 112, 22, 26, tone) +
          hexRod(104, 108, 32, 12, tone) +
          drum(120, 70, 7, 34, toneOf('steel')) +
          handwheel(120, 62, 50, toneOf('red')),
        -8,
      ),
      look.between('dn', 0.74, 1.05),
    )
  },
  'butterfly-valve': (look) => {
    const tone = look.tone('material')
    return scaled(
      drum(122, 52, 15, 56, tone) +
        wafer(54, 66, tone.shade, 16) +
        wafer(54, 66, tone.base) +
        wafer(42, 52, toneOf('black').base) +
        wafer(36, 46, '#dfe6ea') +
        patch('M100 190Q134 196 148 168Q152 150 150 132Q140 176 100 190Z', '#a9b3ba') +
        line('M118 100V192', 3) +
        times(
          4,
          (i) =>
            oval([70, 166, 70, 166][i] ?? 0, [98, 98, 194, 194][i] ?? 0, 8, 9, tone.base) +
            oval([70, 166, 70, 166][i] ?? 0, [98, 98, 194, 194][i] ?? 0, 4, 5, hollow),
        ) +
        shape('M112 48L196 22Q208 20 208 30Q208 38 198 40L128 62Z', toneOf('blue').base) +
        gleam('M136 46L194 28', toneOf('blue').shine, 4) +
        drum(122, 46, 18, 8, tone),
      look.between('dn', 0.74, 1.02),
    )
  },
  'balancing-valve': (look) => {
    const tone = look.tone('material')
    return scaled(
      tilt(
        body(tone, 164, 32) +
          drum(120, 104, 17, 34, tone) +
          drum(120, 58, 34, 44, toneOf('blue')) +
          times(5, (i) => line(`M${92 + i * 14} ${70 + (i === 0 || i === 4 ? -2 : 3)}v28`, 1)) +
          sign(120, 94, '3.6', 16, '#ffffff') +
          port(70, 112, 'red') +
          port(172, 112, 'blue'),
        -8,
      ),
      look.between('dn', 0.74, 1.05),
    )
  },
  'check-valve': (look) => {
    const tone = look.tone('material')
    return scaled(
      tilt(
        hexRod(40, 124, 34, 36, tone) +
          rod(72, 124, 86, 42, tone) +
          rod(84, 124, 6, 44, tone) +
          rod(146, 124, 6, 44, tone) +
          hexRod(160, 124, 34, 36, tone, 0.62) +
          shape('M94 121h30v-10l22 14l-22 14v-10h-30Z', '#f5f7f8'),
      ),
      look.between('dn', 0.74, 1.05),
    )
  },
  'safety-valve': (look) => {
    const tone = look.tone('material')
    const knob = toneOf(look.number('pressure') >= 6 ? 'black' : 'red')
    return scaled(
      drum(112, 176, 27, 34, tone) +
        line('M85 188a27 8 0 0 0 54 0M85 197a27 8 0 0 0 54 0', 1) +
        drum(112, 112, 34, 64, tone) +
        rod(140, 148, 46, 22, tone, 'open') +
        drum(112, 84, 27, 34, tone) +
        drum(112, 46, 36, 40, knob) +
        times(4, (i) => line(`M${90 + i * 15} ${58}v26`, 1)) +
        sign(110, 76, look.value('pressure'), 19, '#ffffff'),
      look.between('dn', 0.74, 1.02),
    )
  },
  strainer: (look) => {
    const tone = look.tone('material')
    const branch = `<g transform="rotate(48 112 124)">${rod(112, 124, 62, 27, tone)}${hexRod(172, 124, 24, 31, tone)}</g>`
    return scaled(
      tilt(
        branch +
          hexRod(36, 104, 34, 32, tone) +
          rod(70, 104, 96, 28, tone) +
          hexRod(166, 104, 32, 32, tone, 0.62) +
          shape('M88 101h26v-8l18 12l-18 12v-8h-26Z', '#f5f7f8'),
        -6,
      ),
      look.between('dn', 0.74, 1.05),
    )
  },
}
