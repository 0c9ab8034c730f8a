import { box, drum, gleam, line, oval, patch, rod, scaled, shape, sign, tilt, times } from '../shapes.ts'
import type { Drawing } from '../look.ts'
import { hollow, toneOf, type Tone } from '../tones.ts'

/** Pistol grip with its battery at the foot. */
const grip = (tone: Tone, volts: number, big: number) =>
  shape('M92 112L128 108L120 186L82 188Z', toneOf('black').base) +
  gleam('M100 122L94 176', toneOf('black').shine, 4) +
  shape('M128 120Q140 124 136 140L124 142Z', tone.base) +
  box(66 - big, 186, 72 + big * 2, 24 + big, 12, toneOf('black')) +
  shape(`M${66 - big} ${194 + big / 2}h${72 + big * 2}v7h${-72 - big * 2}Z`, tone.base) +
  sign(102, 206 + big, `${volts} V`, 12, '#f5f7f8')

const bevelled = (d: string, tone: Tone, shade: string, shine: string) =>
  shape(d, tone.base) + patch(shade, tone.shade) + gleam(shine, tone.shine, 5)

const vial = (cx: number) =>
  shape(`M${cx - 15} 120q0-9 9-9h12q9 0 9 9t-9 9h-12q-9 0-9-9Z`, '#d5ef6a') +
  oval(cx, 118, 5, 4, '#f8ffe0') +
  line(`M${cx - 7} 112v16M${cx + 7} 112v16`, 1)

export const tools: Record<string, Drawing> = {
  'pipe-wrench': (look) => {
    const tone = look.tone('surface')
    const steel = toneOf('steel')
    return scaled(
      tilt(
        bevelled(
          'M106 96Q92 150 88 214Q96 226 104 214Q116 150 124 100Z',
          tone,
          'M114 100Q108 160 98 218Q102 220 104 214Q116 150 123 100Z',
          'M104 112Q98 160 95 206',
        ) +
          bevelled(
            'M122 96Q150 150 160 206Q154 218 145 210Q122 150 102 104Z',
            tone,
            'M122 98Q150 150 159 206Q156 213 150 213Q142 160 114 100Z',
            'M122 118Q138 160 147 200',
          ) +
          shape('M94 102L80 60Q76 34 112 24L132 36L124 50Q104 52 108 72L130 104Z', steel.base) +
          patch('M110 104L106 74Q102 50 124 48L128 42Q94 44 98 74L106 104Z', steel.shade) +
          shape('M118 92L126 74L158 60Q164 30 134 22L126 36Q140 44 132 56L112 78Z', steel.base) +
          line('M112 30l8 6M104 34l10 8M100 42l10 6M138 30l8 -2M142 38l10-2M142 46l10 0', 1.4) +
          oval(114, 98, 11, 11, steel.shine) +
          oval(114, 98, 4, 4, hollow) +
          rod(96, 124, 44, 9, toneOf('brass')) +
          line('M104 116v16M110 115v18M116 115v18M122 115v18M128 115v18', 1),
        18,
      ),
      look.between('length', 0.74, 1.06),
    )
  },
  'pipe-cutter': (look) => {
    const tone = look.tone('colour')
    return scaled(
      tilt(
        rod(16, 128, 66, 20, toneOf('black')) +
          times(6, (i) => line(`M${28 + i * 9} 109a7 20 0 0 1 0 38`, 1)) +
          rod(82, 128, 40, 9, toneOf('steel')) +
          bevelled(
            'M116 98H206Q226 98 226 118V170Q226 186 210 186H186Q176 186 176 176V152H116Z',
            tone,
            'M118 144H176V176Q178 184 186 184H210Q224 184 225 170V160H190V136H118Z',
            'M126 106H204',
          ) +
          shape('M128 112h54v32h-54Z', '#eef2f4') +
          oval(140, 128, 14, 16, toneOf('steel').base) +
          oval(140, 128, 4, 5, hollow) +
          oval(196, 118, 12, 13, toneOf('steel').base) +
          oval(196, 150, 12, 13, toneOf('steel').base) +
          oval(196, 118, 3.5, 4, hollow) +
          oval(196, 150, 3.5, 4, hollow),
        -14,
      ),
      look.between('diameter', 0.74, 1.04),
    )
  },
  'press-machine': (look) => {
    const tone = look.tone('colour')
    const steel = toneOf('steel')
    const jaw = (flip: number) =>
      `<g transform="translate(0 ${flip < 0 ? 164 : 0}) scale(1 ${flip})">${shape('M170 76L196 50Q228 42 232 70Q218 62 208 74Q206 80 206 82H170Z', steel.base)}${gleam('M180 72L200 54', steel.shine, 4)}</g>`
    return scaled(
      tilt(
        grip(tone, look.number('voltage'), look.between('voltage', 0, 10)) +
          rod(30, 84, 106, 33, tone) +
          rod(44, 84, 10, 34, toneOf('black')) +
          rod(134, 82, 30, 24, steel) +
          jaw(1) +
          jaw(-1) +
          oval(172, 70, 6, 7, toneOf('black').base) +
          oval(172, 94, 6, 7, toneOf('black').base) +
          shape('M66 70h48v22h-48Z', '#f5f7f8') +
          sign(90, 86, 'PRESS', 13),
        -8,
      ),
      0.92,
    )
  },
  'drill-driver': (look) => {
    const tone = look.tone('colour')
    return tilt(
      grip(tone, look.number('voltage'), look.between('voltage', 0, 10)) +
        rod(44, 84, 96, 35, tone) +
        rod(54, 84, 8, 36, toneOf('black')) +
        rod(138, 84, 18, 30, toneOf('black')) +
        rod(156, 84, 18, 24, toneOf('black')) +
        rod(172, 84, 22, 18, toneOf('steel')) +
        rod(194, 84, 26, 4, toneOf('steel')) +
        line('M76 70h30M76 78h30M76 86h30', 2.6),
      -8,
    )
  },
  'angle-grinder': (look) => {
    const tone = look.tone('colour')
    const r = look.between('diameter', 34, 54)
    return scaled(
      tilt(
        rod(10, 112, 74, 22, toneOf('black')) +
          times(5, (i) => line(`M${22 + i * 8} 91a8 22 0 0 1 0 42`, 1)) +
          rod(80, 112, 66, 27, tone) +
          rod(144, 112, 22, 22, toneOf('grey')) +
          shape('M160 92H196Q204 92 204 102V134H160Z', toneOf('grey').base) +
          drum(182, 60, 8, 34, toneOf('black')) +
          drum(182, 46, 11, 16, toneOf('black')) +
          oval(182, 148, r, r * 0.34, '#4a5359') +
          oval(182, 145, r, r * 0.34, '#69747b') +
          oval(182, 145, r * 0.36, r * 0.12, toneOf('steel').base) +
          shape(
            `M${182 - r - 4} 140A${r + 4} ${r * 0.38} 0 0 1 ${182 + r + 4} 140V150A${r + 4} ${r * 0.38} 0 0 0 ${182 - r - 4} 150Z`,
            toneOf('grey').base,
          ) +
          drum(182, 128, 14, 8, toneOf('steel')) +
          line('M96 100h36', 3),
        -12,
      ),
      0.86,
    )
  },
  'spirit-level': (look) => {
    const tone = look.tone('colour')
    const w = look.between('length', 104, 206)
    const x = 112 - w / 2
    return tilt(
      box(x, 100, w, 42, 18, tone) +
        patch(`M${x + 2} 132H${x + w - 1}V141H${x + 2}Z`, tone.shade) +
        box(x - 3, 98, 10, 46, 18, toneOf('black')) +
        box(x + w - 7, 98, 10, 46, 18, toneOf('black')) +
        vial(112) +
        vial(x + 34) +
        oval(x + w - 34, 120, 12, 12, '#d5ef6a') +
        line(`M${x + w - 34} 108v24`, 1.2),
      -14,
    )
  },
}
