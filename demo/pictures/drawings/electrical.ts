import { box, gleam, line, oval, rod, scaled, shadow, shape, sign, tilt, times, tube } from '../shapes.ts'
import type { Drawing } from '../look.ts'
import { hollow, ink, toneOf } from '../tones.ts'

const coreColours = ['#7c4a27', '#2f73c0', '#5fae3f', '#2d3338', '#9aa5ac']

const coilTurn = (cy: number) => `M36 ${cy}a84 38 0 1 0 168 0a84 38 0 1 0 -168 0`

export const electrical: Record<string, Drawing> = {
  'installation-cable': (look) => {
    const tone = look.tone('colour')
    const cores = look.number('cores')
    const w = look.between('area', 26, 46) + cores * 2
    const gap = (w * 0.62) / (cores - 1)
    const wire = w * 0.19
    const endOf = (i: number) => 92 + (i - (cores - 1) / 2) * 22
    return (
      tube(
        times(cores, (i) => `M204 ${endOf(i)}H222`),
        wire * 0.6,
        toneOf('copper'),
      ) +
      times(cores, (i) => {
        const y = 92 - (gap * (cores - 1)) / 2 + i * gap
        const colour = coreColours[i] ?? ink
        const d = `M130 ${y}Q160 ${y} 180 ${endOf(i)}H206`
        return (
          `<path d="${d}" fill="none" stroke-width="${wire + 3.6}"/>` +
          gleam(d, colour, wire) +
          (i === 2 ? gleam(d, '#f2e03c', wire * 0.3) : '')
        )
      }) +
      tube('M-20 200Q96 206 74 146Q62 96 138 92', w, tone) +
      oval(139, 92, w * 0.18, w * 0.5, tone.shade)
    )
  },
  conduit: (look) => {
    const tone = look.tone('colour')
    const w = look.between('diameter', 14, 26)
    const ribs = (d: string) =>
      `<path d="${d}" fill="none" stroke-width="${w}" stroke-linecap="butt" stroke-dasharray="1.200 4.400" opacity=".55"/>`
    const tail = `M204 ${152 - w * 2}q8 34 -28 50`
    return (
      shadow(120, 196, 90) +
      times(3, (i) => tube(coilTurn(152 - i * w), w, tone) + ribs(coilTurn(152 - i * w))) +
      tube(tail, w, tone) +
      ribs(tail) +
      oval(176, 202 - w * 2, w * 0.5, w * 0.42, tone.base) +
      oval(176, 202 - w * 2, w * 0.34, w * 0.28, hollow) +
      line(`M176 ${202 - w * 2}q-20 20 -40 18`, 1.8)
    )
  },
  'junction-box': (look) => {
    const tone = look.tone('colour')
    return scaled(
      rod(168, 132, 26, 16, toneOf('grey'), 'open') +
        box(44, 76, 128, 122, 34, tone) +
        shape('M54 86h108v102h-108Z', tone.shine) +
        shape('M62 94h92v86h-92Z', tone.base) +
        gleam('M70 104v64', tone.shine, 5) +
        times(
          4,
          (i) =>
            oval(i % 2 ? 154 : 62, i < 2 ? 94 : 180, 6, 6, tone.shade) +
            line(`M${(i % 2 ? 154 : 62) - 4} ${i < 2 ? 94 : 180}h8`, 1.8),
        ) +
        times(
          2,
          (i) => oval(82 + i * 52, 198, 15, 7, toneOf('grey').base) + oval(82 + i * 52, 199, 9, 4, hollow),
        ) +
        times(2, (i) => oval(98 + i * 50, 67, 13, 4.5, toneOf('grey').base)),
      look.between('width', 0.74, 1.02),
    )
  },
  'socket-outlet': (look) => {
    const tone = look.tone('colour')
    const count = look.number('outlets')
    const size = [0, 128, 92, 66][count] ?? 66
    const w = size * count
    const x = 114 - w / 2
    const y = 124 - size / 2
    return (
      box(x - 8, y - 8, w + 16, size + 16, 14, tone) +
      times(count, (i) => {
        const cx = x + size * (i + 0.5)
        const r = size * 0.36
        return (
          oval(cx, 124, r + 3, r + 3, tone.shade) +
          oval(cx + 1, 125, r, r, tone.base) +
          oval(cx - r * 0.42, 124, r * 0.15, r * 0.15, hollow) +
          oval(cx + r * 0.42, 124, r * 0.15, r * 0.15, hollow) +
          shape(
            `M${cx - r * 0.12} ${124 - r}h${r * 0.24}v${r * 0.22}h${-r * 0.24}ZM${cx - r * 0.12} ${124 + r * 0.78}h${r * 0.24}v${r * 0.22}h${-r * 0.24}Z`,
            toneOf('brass').base,
          )
        )
      }) +
      gleam(`M${x - 2} ${y}V${y + size}`, tone.shine, 4)
    )
  },
  'circuit-breaker': (look) => {
    const white = toneOf('white')
    const count = look.number('poles')
    const w = 42
    const x = 108 - (w * count) / 2
    return (
      shadow(120, 216, 30 + w * count * 0.4) +
      times(count, (i) => {
        const left = x + i * w
        return (
          box(left, 46, w, 164, 26, white) +
          shape(`M${left} 92h${w}v70h${-w}Z`, white.shine) +
          shape(`M${left + 8} 108h${w - 16}v34h${-(w - 16)}Z`, '#4a5359') +
          shape(`M${left + 11} 104h${w - 22}v18h${-(w - 22)}Z`, toneOf('black').base) +
          oval(left + w / 2, 60, 7, 7, white.shade) +
          line(`M${left + w / 2 - 5} 60h10`, 1.8) +
          oval(left + w / 2, 196, 7, 7, white.shade) +
          line(`M${left + w / 2 - 5} 196h10`, 1.8)
        )
      }) +
      sign(x + w / 2, 86, `${look.value('curve')}${look.value('current')}`, 16) +
      sign(x + w / 2, 178, '10 kA', 10)
    )
  },
  'led-luminaire': (look) => {
    const w = look.between('length', 118, 210)
    const x = 106 - w / 2
    const warm = look.value('colour-temperature') === '3000'
    const grey = toneOf('grey')
    const cover = warm
      ? { base: '#fdebc0', shade: '#f0d088', shine: '#fff8e2' }
      : { base: '#eaf4fb', shade: '#c8dfee', shine: '#ffffff' }
    return tilt(
      shape(
        `M${x + 6} 150L${x - 14} 196H${x + w + 20}L${x + w + 6} 150Z`,
        warm ? '#fdf3d8' : '#eef6fb',
      ).replace('/>', ' stroke="none"/>') +
        box(x, 88, w, 30, 26, grey) +
        rod(x + 4, 128, w, 21, cover) +
        rod(x - 4, 124, 12, 26, grey) +
        rod(x + w - 4, 124, 12, 26, grey) +
        times(3, (i) => shape(`M${x + w * (0.16 + i * 0.32)} 112h9v12h-9Z`, toneOf('stainless').base)),
      -16,
    )
  },
}
