import { gleam, line, oval, patch, scaled, shadow, shape, sign, times } from '../shapes.ts'
import type { Drawing } from '../look.ts'
import { hollow, ink, toneOf, type Tone } from '../tones.ts'

/** Sleeves and body of an upper garment. */
const torso = (tone: Tone, sleeve: number) => {
  const hem = 88 + sleeve
  return (
    shape(
      `M86 40L52 56Q42 62 38 78L${30 - sleeve * 0.06} ${hem}L${58 - sleeve * 0.04} ${hem + 6}L72 104Z`,
      tone.base,
    ) +
    shape(
      `M154 40L188 56Q198 62 202 78L${210 + sleeve * 0.06} ${hem}L${182 + sleeve * 0.04} ${hem + 6}L168 104Z`,
      tone.shade,
    ) +
    shape('M86 40Q120 62 154 40L172 64Q166 130 172 208Q120 218 68 208Q74 130 68 64Z', tone.base) +
    patch('M150 44L171 64Q165 130 171 207Q156 211 140 212Q160 120 150 44Z', tone.shade) +
    gleam('M80 76Q84 120 80 180', tone.shine, 5) +
    gleam(`M46 84L40 ${hem - 8}`, tone.shine, 3)
  )
}
const neckTag = (size: string, y = 66) =>
  shape(`M106 ${y - 12}h28v16h-28Z`, '#f5f7f8') + sign(120, y, size, 11)
const reflex = (d: string) =>
  `<path d="${d}" fill="none" stroke-width="15"/>` + gleam(d, '#dfe5e8', 12.5).replace('round', 'butt')

/** An upper garment from behind, in a light neutral cloth on which a dark text is readable. */
export const garmentBack = (): string =>
  torso({ base: '#f1f4f5', shade: '#dfe5e8', shine: '#ffffff' }, 96) + line('M86 40Q120 58 154 40', 2)

const shoeSole = 'M34 176Q34 202 50 204H206Q216 200 212 184Z'

export const workwear: Record<string, Drawing> = {
  'work-jacket': (look) => {
    const tone = look.tone('colour')
    const dark = toneOf('black')
    return scaled(
      torso(tone, 96) +
        shape('M86 40L100 28H140L154 40L140 62L120 48L100 62Z', tone.shade) +
        shape('M68 64L86 40L98 62L92 96L70 104Z', dark.base) +
        shape('M172 64L154 40L142 62L148 96L170 104Z', dark.shade) +
        line('M120 48V212', 2.6) +
        line('M116 60h8M116 74h8M116 88h8M116 102h8M116 116h8M116 130h8', 1) +
        shape('M78 110h30v30h-30Z', tone.base) +
        line('M78 120h30', 1.4) +
        line('M76 176l22-14v34M164 176l-22-14v34', 1.6) +
        sign(93, 135, look.value('size'), 11, tone.shine),
      look.between('size', 0.8, 1.06),
      look.between('size', 0.9, 1.04),
    )
  },
  'work-trousers': (look) => {
    const tone = look.tone('colour')
    const dark = toneOf('black')
    return scaled(
      shape('M76 30H164L176 90L172 212H130L120 104L110 212H68L64 90Z', tone.base) +
        patch('M142 30H163L175 90L171 211H152Q164 110 142 30Z', tone.shade) +
        patch('M100 104L110 211H94Q104 150 100 104Z', tone.shade) +
        gleam('M78 60Q72 120 78 200', tone.shine, 5) +
        shape('M76 28H164V42H76Z', dark.base) +
        shape('M112 28h16v14h-16Z', toneOf('brass').base) +
        line('M120 42V104', 1.8) +
        shape('M58 62L86 52V92H60Z', dark.base) +
        shape('M182 62L154 52V92H180Z', dark.shade) +
        shape('M72 132h34v38h-35Z', dark.base) +
        shape('M134 132h34l2 38h-33Z', dark.shade) +
        line('M72 142h34M134 142h34', 1) +
        shape('M134 46h30v14h-30Z', '#f5f7f8') +
        sign(149, 57, look.value('size'), 11),
      look.between('size', 0.82, 1.06),
      look.between('size', 0.92, 1.04),
    )
  },
  'hi-vis-vest': (look) => {
    const tone = look.tone('colour')
    return scaled(
      shape(
        'M84 34L66 44Q80 84 62 112Q70 160 64 208Q120 220 176 208Q170 160 178 112Q160 84 174 44L156 34Q148 72 120 92Q92 72 84 34Z',
        tone.base,
      ) +
        patch('M156 36L172 44Q158 84 177 112Q169 160 175 207Q158 211 144 212Q158 120 156 36Z', tone.shade) +
        gleam('M78 116Q82 150 78 190', tone.shine, 5) +
        reflex('M76 40Q88 84 84 138M164 40Q152 84 156 138') +
        reflex('M65 140Q120 152 175 140') +
        reflex('M66 178Q120 190 174 178') +
        line('M120 92V214', 2.2) +
        neckTag(look.value('size'), 116),
      look.between('size', 0.8, 1.06),
      look.between('size', 0.9, 1.04),
    )
  },
  't-shirt': (look) => {
    const tone = look.tone('colour')
    return scaled(
      torso(tone, 28) +
        shape('M94 44Q120 82 146 44L136 36Q120 58 104 36Z', tone.shade) +
        oval(120, 44, 16, 6, hollow) +
        line('M70 200Q120 210 170 200', 1) +
        shape('M110 46h20v13h-20Z', '#f5f7f8') +
        sign(120, 56, look.value('size'), 9.5),
      look.between('size', 0.8, 1.06),
      look.between('size', 0.9, 1.04),
    )
  },
  'safety-shoe': (look) => {
    const tone = look.tone('colour')
    return scaled(
      shadow(122, 208, 92) +
        shape(shoeSole, '#2d3338') +
        times(9, (i) => shape(`M${46 + i * 18} 200h10v7h-10Z`, ink)) +
        shape('M36 178Q30 120 40 74Q60 60 98 72L112 108Q150 132 194 142Q216 152 212 184Z', tone.base) +
        patch('M38 166Q110 172 208 164Q214 172 211 183L36 178Z', tone.shade) +
        shape('M150 128Q192 136 206 150Q216 162 212 184L158 182Q172 150 150 128Z', toneOf('black').base) +
        gleam('M166 140Q192 146 202 160', toneOf('black').shine, 4) +
        shape('M40 74Q60 60 98 72L94 84Q64 74 42 88Z', toneOf('grey').base) +
        times(
          4,
          (i) =>
            gleam(`M${100 + i * 12} ${94 + i * 11}l18-9`, '#f1c232', 4) +
            line(`M${99 + i * 12} ${94 + i * 11}l19-9`, 0.8),
        ) +
        gleam('M50 98Q46 130 48 160', tone.shine, 5) +
        shape('M54 116h34v20h-34Z', '#f5f7f8') +
        sign(71, 131, look.value('size'), 14),
      look.between('size', 0.74, 1.06),
    )
  },
  'work-glove': (look) => {
    const tone = look.tone('colour')
    const palm = toneOf('black')
    const finger = (x: number, y: number, h: number, turn: number) =>
      `<g transform="rotate(${turn} ${x} ${y})">${shape(`M${x - 12} ${y}V${y - h}q0-12 12-12t12 12V${y}Z`, palm.base)}${gleam(`M${x - 6} ${y - 8}V${y - h}`, palm.shine, 3.5)}</g>`
    return scaled(
      finger(82, 112, 52, -12) +
        finger(106, 104, 66, -4) +
        finger(131, 104, 62, 4) +
        finger(155, 112, 46, 12) +
        `<g transform="rotate(52 168 150)">${shape('M154 156V116q0-13 13-13t13 13v40Z', palm.base)}${gleam('M161 146V118', palm.shine, 3.5)}</g>` +
        shape('M72 100H166Q176 150 158 178H84Q66 150 72 100Z', palm.base) +
        patch('M150 102H165Q175 150 157 177H136Q156 150 150 102Z', palm.shade) +
        shape('M82 172H160V212Q121 220 82 212Z', tone.base) +
        patch('M140 174H159V211Q150 214 140 215Z', tone.shade) +
        times(6, (i) => line(`M${92 + i * 12} 178v34`, 1)) +
        sign(112, 148, look.value('size'), 22, '#f5f7f8'),
      look.between('size', 0.74, 1.04),
    )
  },
  'safety-helmet': (look) => {
    const tone = look.tone('colour')
    return scaled(
      shadow(122, 190, 84) +
        shape('M44 148Q40 50 118 46Q190 50 194 140L196 156Q120 180 44 148Z', tone.base) +
        patch('M150 56Q190 74 193 140L195 155Q168 166 140 166Q176 120 150 56Z', tone.shade) +
        shape('M104 48Q118 42 134 50L142 160Q120 164 104 158Q112 100 104 48Z', tone.base) +
        shape(
          'M40 148Q30 150 28 158Q80 190 190 172Q224 168 216 156Q206 148 194 146Q120 172 40 148Z',
          tone.shade,
        ) +
        gleam('M62 118Q66 78 92 64', tone.shine, 8) +
        line('M74 80l12-6M72 90l14-7M156 76l14 6M158 86l14 6', 2) +
        shape('M105 166h36v16q-18 4-36 0Z', '#f5f7f8') +
        sign(123, 179, look.value('size'), 9),
      look.between('size', 0.9, 1.06),
    )
  },
  'safety-glasses': (look) => {
    const lens = look.tone('lens')
    const frame = look.tone('colour')
    return (
      shape('M40 110L26 100Q40 76 84 62L92 70Q56 84 44 104Z', frame.shade) +
      shape('M196 96L222 74Q200 58 150 56L150 64Q186 66 204 76L186 92Z', frame.shade) +
      shape(
        'M36 104Q76 92 116 108Q156 88 206 88Q212 128 188 150Q160 166 134 148L122 130Q116 128 110 136L104 154Q74 178 48 160Q34 140 36 104Z',
        lens.base,
      ).replace('/>', ' opacity=".92"/>') +
      patch(
        'M160 92Q190 88 205 90Q210 128 187 149Q170 158 152 154Q176 130 160 92ZM84 100Q104 104 114 109L108 134L102 153Q90 162 78 164Q98 134 84 100Z',
        lens.shade,
      ) +
      gleam('M52 122Q54 108 70 106M136 108Q144 100 156 100', lens.shine, 6) +
      `<path d="M34 102Q76 88 116 104Q156 84 208 86" fill="none" stroke-width="12"/><path d="M34 102Q76 88 116 104Q156 84 208 86" fill="none" stroke="${frame.base}" stroke-width="8.500"/>` +
      gleam('M44 98Q76 88 104 97', frame.shine, 2.4)
    )
  },
}
