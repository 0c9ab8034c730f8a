import {
  box,
  drum,
  gleam,
  handwheel,
  line,
  oval,
  patch,
  rod,
  shadow,
  shape,
  tilt,
  times,
  tube,
} from '../shapes.ts'
import type { Drawing } from '../look.ts'
import { hollow, toneOf, type Tone } from '../tones.ts'

const knob = (x: number, y: number, tone: Tone) =>
  rod(x, y, 34, 19, tone) + times(4, (i) => line(`M${x + 8 + i * 6} ${y - 18}a6.800 19 0 0 1 0 36`, 0.9))

export const taps: Record<string, Drawing> = {
  'basin-mixer': (look) => {
    const tone = look.tone('surface')
    const reach = look.between('spout', 52, 100)
    return [
      shadow(96, 206, 62),
      tube(`M100 128Q${100 + reach * 0.5} 108 ${104 + reach} 124`, 27, tone),
      `<g transform="rotate(14 ${108 + reach} 130)">${drum(106 + reach, 120, 15, 16, tone)}</g>`,
      oval(105 + reach, 138, 11, 3.6, hollow),
      drum(90, 82, 29, 118, tone),
      drum(90, 196, 38, 8, tone),
      drum(90, 84, 29, 60, tone),
      drum(90, 66, 29, 14, tone),
      shape('M84 62Q92 54 104 57L168 34Q178 32 178 41Q178 47 170 50L108 74Q92 78 84 70Z', tone.base),
      patch('M108 74L170 50Q178 47 178 41L104 67Z', tone.shade),
      gleam('M104 62L160 42', tone.shine, 3.5),
    ].join('')
  },
  'kitchen-mixer': (look) => {
    const tone = look.tone('surface')
    const reach = look.between('spout', 66, 100)
    return [
      shadow(84, 214, 56),
      drum(84, 206, 32, 7, tone),
      drum(84, 138, 23, 68, tone),
      tube(`M84 142V86Q84 34 ${84 + reach * 0.55} 34Q${84 + reach} 34 ${84 + reach} 84V100`, 19, tone),
      drum(84 + reach, 96, 12.5, 22, tone),
      oval(84 + reach, 119, 8, 2.6, hollow),
      rod(104, 168, 18, 14, tone),
      tube('M122 166L156 146', 9, tone),
    ].join('')
  },
  'shower-mixer': (look) => {
    const tone = look.tone('surface')
    const apart = look.between('centres', 26, 52)
    const inlet = (x: number) => drum(x, 74, 21, 10, tone) + drum(x, 86, 13, 28, tone)
    return tilt(
      inlet(120 - apart) +
        inlet(120 + apart) +
        drum(118, 140, 12, 36, tone) +
        line('M106 168a12 3.600 0 0 0 24 0M106 173a12 3.600 0 0 0 24 0', 1) +
        knob(22, 124, tone) +
        rod(56, 124, 130, 22, tone) +
        knob(184, 124, tone) +
        rod(70, 124, 4, 23, tone) +
        rod(168, 124, 4, 23, tone) +
        oval(196, 112, 2.6, 3.4, toneOf('red').base),
      -9,
    )
  },
  'shower-set': (look) => {
    const tone = look.tone('surface')
    const top = look.between('length', 62, 26)
    return [
      tube(`M104 ${top + 52}Q40 150 92 202Q142 226 150 176`, 7, toneOf('chrome')),
      drum(150, top, 7, 206 - top, tone),
      rod(138, top + 8, 24, 10, tone),
      rod(138, 200, 24, 10, tone),
      rod(126, top + 46, 42, 14, tone),
      `<g transform="rotate(-32 120 ${top + 46})">`,
      tube(`M124 ${top + 58}V${top + 8}`, 13, tone),
      oval(120, top + 2, 35, 17, tone.base),
      oval(118, top + 6, 29, 12, tone.shade),
      times(9, (i) => oval(102 + (i % 3) * 16, top + 2 + Math.floor(i / 3) * 4.6, 2.2, 1.2, hollow)),
      '</g>',
    ].join('')
  },
  'outdoor-tap': (look) => {
    const long = look.between('length', 46, 100)
    const tone = toneOf('chrome')
    const start = 128 - long
    const handle =
      look.value('handle') === 'wheel'
        ? `<g transform="translate(0 -4)">${handwheel(176, 78, 34, toneOf('red'))}</g>`
        : drum(176, 66, 6, 26, toneOf('steel')) +
          shape('M156 58h40q6 0 6 6t-6 6h-40q-6 0-6-6t6-6Z', toneOf('steel').base)
    return tilt(
      rod(start, 120, long, 13, toneOf('brass')) +
        rod(start - 10, 120, 14, 18, toneOf('brass')) +
        shape('M122 70l18-8v116l-18-8Z', tone.shade) +
        shape('M140 62h8v116h-8Z', tone.base) +
        drum(176, 84, 10, 24, tone) +
        rod(146, 120, 44, 19, tone) +
        tube('M184 120Q204 124 202 156', 25, tone) +
        drum(202, 154, 16, 18, toneOf('brass'), 'open') +
        handle,
      -8,
    )
  },
  washbasin: (look) => {
    const tone = look.tone('colour')
    const w = look.between('width', 62, 102)
    return [
      tube('M120 150V204', 20, toneOf('chrome')),
      shape(
        `M${120 - w} 92Q${120 - w} 172 ${120 - w * 0.3} 180H${120 + w * 0.3}Q${120 + w} 172 ${120 + w} 92Z`,
        tone.base,
      ),
      patch(
        `M${120 + w - 1} 100Q${120 + w - 4} 170 ${120 + w * 0.3} 178H${120 - w * 0.2}Q${120 + w * 0.6} 160 ${120 + w * 0.7} 110Z`,
        tone.shade,
      ),
      shape(
        `M${120 - w} 92L${120 - w * 0.84} 58H${120 + w * 0.84}L${120 + w} 92Q${120 + w} 100 120 100Q${120 - w} 100 ${120 - w} 92Z`,
        tone.shine,
      ),
      oval(120, 84, w * 0.72, 13, tone.shade),
      patch(`M${120 - w * 0.66} 88Q120 102 ${120 + w * 0.66} 88Q120 94 ${120 - w * 0.66} 88Z`, tone.base),
      oval(120, 88, 7, 3, toneOf('chrome').base),
      drum(120, 36, 9, 28, toneOf('chrome')),
      tube('M120 50Q142 44 144 66', 8, toneOf('chrome')),
      gleam(`M${124 - w} 108Q${126 - w} 146 ${134 - w * 0.5} 166`, tone.shine, 4),
    ].join('')
  },
  toilet: (look) => {
    const tone = look.tone('colour')
    const h = look.between('height', 58, 84)
    const seat = 206 - h - 20
    return [
      shadow(126, 210, 74),
      shape(`M76 ${seat + 6}L88 208H158Q166 ${208 - h * 0.4} 196 ${seat + 12}Z`, tone.base),
      patch(
        `M130 ${seat + 22}Q160 ${seat + 30} 190 ${seat + 18}Q166 ${208 - h * 0.4} 157 207H132Z`,
        tone.shade,
      ),
      box(48, seat - 72, 64, 82, 22, tone),
      box(44, seat - 82, 72, 11, 24, tone),
      drum(86, seat - 92, 9, 4, toneOf('chrome')),
      oval(138, seat + 10, 66, 20, tone.base),
      oval(138, seat + 3, 66, 20, tone.shine),
      oval(142, seat + 4, 42, 12, tone.shade),
      patch(
        `M104 ${seat + 8}Q142 ${seat + 22} 180 ${seat + 8}Q144 ${seat + 14} 104 ${seat + 8}Z`,
        toneOf('blue').shine,
      ),
      gleam(`M92 ${seat + 34}L100 200`, tone.shine, 4),
    ].join('')
  },
}
