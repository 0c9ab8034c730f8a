import {
  box,
  drum,
  gleam,
  hexRod,
  line,
  oval,
  patch,
  rod,
  scaled,
  shadow,
  shape,
  sign,
  tilt,
  times,
} from '../shapes.ts'
import type { Drawing } from '../look.ts'
import { toneOf } from '../tones.ts'

export const heating: Record<string, Drawing> = {
  radiator: (look) => {
    const white = toneOf('white')
    const w = look.between('length', 92, 166)
    const h = look.between('height', 66, 118)
    const x = 98 - w / 2
    const y = 140 - h / 2
    const fins = Math.round(w / 13)
    return [
      shadow(120, y + h + 20, w * 0.5),
      box(x, y, w, h, 20, white),
      times(fins, (i) => gleam(`M${x + 9 + (i * (w - 12)) / fins} ${y + 9}v${h - 18}`, white.shade, 4)),
      times(Math.round(w / 9), (i) => line(`M${x + 10 + i * 9} ${y - 2}l7-5`, 1.1)),
      rod(x + w + 10, y + 12, 12, 6, toneOf('chrome')),
      rod(x + w + 18, y + 12, 22, 11, white),
      line(`M${x + w + 22} ${y + 3}v18M${x + w + 27} ${y + 2}v20`, 0.9),
      drum(x + w + 14, y + 18, 4, h + 4, toneOf('copper')),
    ].join('')
  },
  'towel-radiator': (look) => {
    const tone = look.tone('surface')
    const h = look.between('height', 96, 196)
    const y = 120 - h / 2
    const rungs = Math.round(h / 25)
    return tilt(
      times(rungs, (i) =>
        rod(64, y + 12 + (i * (h - 20)) / (rungs - 1) + (i > rungs / 2 ? 3 : 0), 110, 5.5, tone),
      ) +
        drum(62, y, 7, h, tone) +
        drum(176, y, 7, h, tone) +
        shape(`M92 ${y + 20}h54v${h * 0.42}q-27 8-54 0Z`, toneOf('blue').shine) +
        gleam(`M102 ${y + 28}v${h * 0.3}`, '#ffffff', 4) +
        line(`M92 ${y + 14 + h * 0.36}h54`, 1.2) +
        drum(62, y + h, 9, 14, toneOf('white')),
      -4,
    )
  },
  'radiator-thermostat': (look) => {
    const tone = look.tone('colour')
    const long = look.between('temperature', 56, 74)
    return tilt(
      rod(28, 120, 26, 20, toneOf('chrome')) +
        hexRod(50, 120, 22, 34, toneOf('chrome')) +
        rod(76, 120, 34, 46, tone) +
        times(5, (i) => line(`M${82 + i * 6} 74a16.500 46 0 0 1 0 92`, 1)) +
        rod(112, 120, long, 42, tone) +
        times(5, (i) => line(`M${128 + i * 2} ${96 + i * 12}h10`, 2)) +
        sign(142, 101, '5', 13, '#b3262e') +
        sign(146, 126, '3', 13, '#b3262e') +
        sign(144, 150, '1', 13, '#b3262e') +
        (look.rank('temperature') > 0.5 ? rod(106 + long, 120, 8, 42, toneOf('red')) : ''),
    )
  },
  'room-thermostat': (look) => {
    const tone = look.tone('colour')
    return [
      shape('M58 62Q58 48 72 46L160 38Q176 37 176 52V178Q176 192 162 194L74 200Q58 201 58 186Z', tone.base),
      shape('M176 52L190 60Q194 63 194 70V176Q194 186 186 188L162 194Q176 192 176 178Z', tone.shade),
      shape('M74 70L160 63V126L74 131Z', '#cfe0d4'),
      sign(116, 113, '21.5°', 32),
      sign(116, 126, `${look.number('current')} A`, 10),
      oval(92, 164, 13, 13, tone.shine),
      line('M86 164h12', 2.4),
      oval(142, 160, 13, 13, tone.shine),
      line('M136 160h12M142 154v12', 2.4),
      gleam('M66 66V180', tone.shine, 4),
    ].join('')
  },
  'circulation-pump': (look) => {
    const tone = look.value('material') === 'cast-iron' ? toneOf('red') : toneOf('stainless')
    return scaled(
      drum(84, 30, 26, 12, tone, 'open') +
        hexRod(62, 52, 40, 11, tone) +
        drum(84, 52, 17, 38, tone) +
        drum(84, 150, 17, 38, tone) +
        drum(84, 190, 26, 14, tone) +
        oval(84, 120, 44, 50, tone.shade) +
        oval(90, 120, 42, 48, tone.base) +
        rod(92, 120, 60, 43, toneOf('black')) +
        rod(150, 120, 26, 46, toneOf('grey')) +
        times(4, (i) => line(`M${104 + i * 11} 78a15 43 0 0 1 0 84`, 1)) +
        shape('M160 94h28q6 0 6 6v40q0 6-6 6h-28Z', '#2d3338') +
        sign(176, 126, look.value('dn'), 17, '#8fd0a0') +
        gleam('M60 100Q66 84 80 80', tone.shine, 5),
      look.between('dn', 0.74, 1.06),
    )
  },
  'expansion-vessel': (look) => {
    const tone = look.tone('colour')
    return scaled(
      shadow(120, 206, 58) +
        drum(120, 20, 9, 28, toneOf('galvanised')) +
        shape('M58 96C58 36 182 36 182 96V150C182 208 58 208 58 150Z', tone.base) +
        patch('M150 62C174 72 181 86 181 98V150C181 180 160 196 130 198C156 180 158 90 150 62Z', tone.shade) +
        gleam('M76 92Q78 72 98 62', tone.shine, 8) +
        shape('M56 118Q120 140 184 118V132Q120 154 56 132Z', tone.base) +
        patch('M140 132Q166 128 183 120V131Q164 140 140 144Z', tone.shade) +
        oval(120, 46, 22, 6, tone.shine) +
        drum(120, 34, 12, 12, toneOf('galvanised')) +
        shape('M96 154h48v26q-24 6-48 0Z', '#f5f7f8') +
        sign(120, 176, `${look.number('volume')} l`, 18),
      look.between('volume', 0.74, 1.08),
    )
  },
}
