import { drum, gleam, hexRod, rod, scaled, shadow, shape, threadRings, tilt, times, tube } from '../shapes.ts'
import type { Drawing } from '../look.ts'
import { toneOf, type Tone } from '../tones.ts'

/** A bend that opens upwards and to the right, with a collar at each mouth. */
function elbow(tone: Tone, w: number, collar: number, square: boolean): string {
  const r = w / 2
  const c = r * collar
  if (square) {
    return [
      tube(`M82 92V122Q82 162 122 162H160`, w, tone),
      drum(82, 56, c, 34, tone, 'open'),
      rod(154, 162, 34, c, tone, 'open'),
    ].join('')
  }
  return [
    tube(`M84 92L104 126Q124 158 156 158H166`, w, tone),
    `<g transform="rotate(-30 80 84)">${drum(80, 54, c, 32, tone, 'open')}</g>`,
    rod(160, 158, 32, c, tone, 'open'),
  ].join('')
}

const thread = (x: number, y: number, length: number, r: number, tone: Tone) =>
  rod(x, y, length, r, tone, 'open', 0.7) + threadRings(x, y, length - r * 0.4, r)

export const fittings: Record<string, Drawing> = {
  'press-elbow': (look) =>
    scaled(
      elbow(look.tone('material'), 46, 1.28, look.value('angle') === '90'),
      look.between('diameter', 0.74, 1.1),
    ),
  'press-tee': (look) => {
    const tone = look.tone('material')
    const body =
      tube('M40 150H190', 46, tone) +
      tube('M112 128V92', 46, tone) +
      rod(30, 150, 34, 30, tone) +
      rod(168, 150, 34, 30, tone, 'open') +
      drum(112, 58, 30, 36, tone, 'open')
    return scaled(tilt(body, -8), look.between('diameter', 0.74, 1.08))
  },
  'press-coupling': (look) => {
    const tone = look.tone('material')
    const bead = (x: number) => rod(x, 120, 12, 47, tone)
    return scaled(
      tilt(
        rod(40, 120, 150, 38, tone) +
          bead(48) +
          rod(60, 120, 40, 39, tone) +
          rod(112, 120, 50, 38, tone) +
          rod(108, 120, 5, 35, tone) +
          rod(176, 120, 14, 47, tone, 'open', 0.7),
      ),
      look.between('diameter', 0.74, 1.08),
    )
  },
  'compression-coupling': (look) => {
    const tone = look.tone('surface')
    return scaled(
      tilt(
        rod(14, 120, 60, 17, toneOf('copper')) +
          hexRod(58, 120, 34, 38, tone) +
          rod(92, 120, 14, 26, tone) +
          hexRod(108, 120, 22, 32, tone) +
          rod(132, 120, 14, 26, tone) +
          hexRod(150, 120, 34, 38, tone, 0.62) +
          rod(184, 120, 38, 17, toneOf('copper'), 'open'),
      ),
      look.between('diameter', 0.74, 1.05),
    )
  },
  nipple: (look) => {
    const tone = look.tone('material')
    return scaled(
      tilt(thread(42, 120, 52, 34, tone) + hexRod(96, 120, 30, 46, tone) + thread(128, 120, 58, 34, tone)),
      look.between('dn', 0.74, 1.08),
    )
  },
  'thread-elbow': (look) =>
    scaled(elbow(look.tone('material'), 56, 1.16, true), look.between('dn', 0.74, 1.04)),
  manifold: (look) => {
    const tone = look.tone('material')
    const count = look.number('connections')
    const step = Math.min(34, 176 / count)
    const r = Math.min(11, step * 0.36)
    const start = 112 - (step * (count - 1)) / 2
    const half = (step * count) / 2 + 10
    const at = (draw: (x: number, index: number) => string) =>
      times(count, (index) => draw(start + index * step, index))
    // Caps of one colour share a path: twelve outlets stay as light as two.
    const caps = (turn: number, cap: Tone) =>
      shape(
        at((x, i) =>
          i % 2 === turn
            ? `M${x - r} 80V100a${r} ${r * 0.3} 0 0 0 ${2 * r} 0V80a${r} ${r * 0.3} 0 0 0 ${-2 * r} 0Z`
            : '',
        ),
        cap.base,
      ) +
      shape(
        at((x, i) =>
          i % 2 === turn
            ? `M${x - r} 80a${r} ${r * 0.3} 0 0 0 ${2 * r} 0a${r} ${r * 0.3} 0 0 0 ${-2 * r} 0Z`
            : '',
        ),
        cap.shine,
      )
    return tilt(
      shadow(120, 190, half) +
        tube(
          at((x) => `M${x} 150V188`),
          r * 1.1,
          toneOf('white'),
        ) +
        rod(112 - half, 140, half * 2, 22, tone, 'open') +
        shape(
          at((x) => `M${x - r * 0.5} 98h${r}v24h${-r}Z`),
          tone.base,
        ) +
        caps(0, toneOf('red')) +
        caps(1, toneOf('blue')) +
        gleam(`M${122 - half} 130H${100 + half}`, tone.shine, 3),
      -10,
    )
  },
}
