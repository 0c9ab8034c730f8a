import {
  box,
  drum,
  gleam,
  hexRod,
  line,
  oval,
  rod,
  scaled,
  shadow,
  shape,
  sign,
  tilt,
  tube,
} from '../shapes.ts'
import type { Drawing } from '../look.ts'
import { toneOf } from '../tones.ts'

export const waterHeaters: Record<string, Drawing> = {
  'water-heater': (look) => {
    const white = toneOf('white')
    const h = look.between('volume', 112, 168)
    const y = 206 - h
    return [
      shadow(122, 212, 66),
      drum(98, y - 26, 5, 22, toneOf('copper')),
      drum(118, y - 28, 5, 24, toneOf('copper')),
      drum(144, y - 28, 8, 22, toneOf('brass')),
      box(70, y, 88, h, 30, white),
      line(`M70 ${y + h - 34}h88l24-15`, 1.2),
      shape(`M82 ${y + h - 28}h64v20h-64Z`, white.shade),
      sign(114, y + h - 13, `${look.number('power-kw')} kW`, 13),
      oval(90, y + 22, 7, 7, toneOf('red').base),
      line(`M90 ${y + 17}v5l3 3`, 1.4),
      gleam(`M80 ${y + 38}V${y + h - 44}`, white.shine, 5),
      shape(`M74 206h10v6h-10ZM144 206h10v6h-10Z`, toneOf('black').base),
    ].join('')
  },
  'wall-heater': (look) => {
    const white = toneOf('white')
    const onWall = look.value('mounting') === 'wall'
    return scaled(
      (onWall
        ? box(70, 34, 90, 12, 10, toneOf('galvanised')) +
          tube('M96 196V222', 8, toneOf('copper')) +
          tube('M136 196V222', 8, toneOf('copper'))
        : tube('M96 52V20', 8, toneOf('copper')) + tube('M136 50V20', 8, toneOf('copper'))) +
        shape('M54 70Q54 46 78 46H148Q172 46 172 70V176Q172 198 148 198H78Q54 198 54 176Z', white.base) +
        shape(
          'M148 46Q160 38 176 40Q194 44 194 66V166Q194 186 176 192L148 198Q172 198 172 176V70Q172 46 148 46Z',
          white.shade,
        ) +
        gleam('M66 74V166', white.shine, 6) +
        line('M54 150H172', 1.2) +
        oval(113, 174, 14, 14, toneOf('grey').base) +
        line('M113 174V163', 2.4) +
        shape('M82 92h62v30h-62Z', toneOf('blue').base) +
        sign(113, 114, `${look.number('volume')} l`, 18, '#ffffff'),
      look.between('volume', 0.74, 1.02),
    )
  },
  'buffer-tank': (look) => {
    const tone = look.tone('colour')
    const h = look.between('volume', 96, 166)
    const y = 204 - h
    const r = look.between('volume', 40, 62)
    const port = (dy: number) => rod(110 + r * 0.8, y + dy, 24, 8, toneOf('brass'), 'open')
    return [
      shadow(114, 212, r + 12),
      shape(`M${112 - r * 0.8} 200h10v12h-10ZM${104 + r * 0.8} 200h10v12h-10Z`, toneOf('black').base),
      drum(112, y, r, h, tone),
      drum(112, y - 16, 9, 16, toneOf('brass'), 'open'),
      port(20),
      port(h * 0.38),
      port(h * 0.62),
      port(h - 14),
      oval(112 - r * 0.1, y + h * 0.34, 11, 11, '#f5f7f8'),
      line(`M${112 - r * 0.1} ${y + h * 0.34}l5-6`, 1.6),
      oval(112 - r * 0.1, y + h * 0.7, 11, 11, '#f5f7f8'),
      line(`M${112 - r * 0.1} ${y + h * 0.7}l-5-6`, 1.6),
      line(`M${112 - r} ${y + h * 0.5}a${r} ${r * 0.3} 0 0 0 ${2 * r} 0`, 1.1),
    ].join('')
  },
  'immersion-heater': (look) => {
    const tone = look.tone('material')
    const long = look.between('power-kw', 60, 96)
    const loop = (y: number, h: number) =>
      tube(`M98 ${y}H${98 + long}q${h} 0 ${h} ${h / 2}t${-h} ${h / 2}H98`, 7, tone)
    return tilt(
      loop(98, 22) +
        loop(124, 20) +
        rod(24, 120, 42, 42, toneOf('black')) +
        sign(44, 126, `${look.number('power-kw')}`, 17, '#f5f7f8') +
        hexRod(72, 120, 14, 34, toneOf('brass')) +
        rod(88, 120, 16, 27, toneOf('brass')),
      -16,
    )
  },
  'mixing-valve': (look) => {
    const tone = look.tone('surface')
    return scaled(
      hexRod(34, 140, 30, 30, tone) +
        rod(64, 140, 104, 28, tone) +
        hexRod(166, 140, 34, 30, tone, 0.6) +
        drum(118, 166, 25, 34, tone) +
        drum(118, 192, 31, 16, tone) +
        drum(118, 92, 27, 32, tone) +
        drum(118, 52, 37, 42, toneOf('black')) +
        line('M92 66v28M104 68v30M118 69v30M132 68v30M144 66v28', 1) +
        oval(118, 52, 20, 6, toneOf('grey').base) +
        line('M118 52l12-2', 2.2) +
        oval(78, 136, 6, 7, toneOf('red').base) +
        oval(152, 136, 6, 7, toneOf('blue').base),
      look.between('dn', 0.74, 1.02),
    )
  },
}
