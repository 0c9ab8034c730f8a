import { hollow, ink, type Tone } from './tones.ts'

/** Parts of drawings, lit from the upper left. Coordinates are in a square of 240. */

/** An outlined area. */
export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
/** An area without outline: shade or highlight inside another. */
export const patch = (d: string, fill: string) => `<path d="${d}" fill="${fill}" stroke="none"/>`
/** A line of ink. */
export const line = (d: string, width = 1.4) => `<path d="${d}" fill="none" stroke-width="${width}"/>`
/** A soft line of a colour, for highlights and reflective bands. */
export const gleam = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
/** A sign on a product. The text must come from the family's own values. */
export const sign = (x: number, y: number, text: string, size = 15, fill = ink) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" stroke="none">${text}</text>`
/** Rotates about the centre; most drawings get their three-quarter view by it. */
export const tilt = (content: string, degrees = -20, cx = 120, cy = 120) =>
  `<g transform="rotate(${degrees} ${cx} ${cy})">${content}</g>`
export const moved = (content: string, dx: number, dy: number) =>
  `<g transform="translate(${dx} ${dy})">${content}</g>`
/** Larger or smaller about a point. */
export const scaled = (content: string, sx: number, sy = sx, cx = 120, cy = 120) =>
  `<g transform="translate(${cx} ${cy}) scale(${sx} ${sy}) translate(${-cx} ${-cy})">${content}</g>`
/** Repeats a drawing `count` times. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
/** A shadow on the ground. */
export const shadow = (cx: number, cy: number, rx: number) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.13}" fill="${ink}" opacity=".1" stroke="none"/>`

export type End = 'open' | 'closed'

/** A lying cylinder with its right end in front. */
export function rod(
  x: number,
  y: number,
  length: number,
  r: number,
  tone: Tone,
  end: End = 'closed',
  wall = 0.76,
): string {
  const e = r * 0.36
  const far = x + length
  return [
    shape(
      `M${x} ${y - r}H${far}A${e} ${r} 0 0 1 ${far} ${y + r}H${x}A${e} ${r} 0 0 1 ${x} ${y - r}Z`,
      tone.base,
    ),
    patch(
      `M${x - e * 0.9} ${y + r * 0.38}H${far}V${y + r - 0.9}H${x}A${e} ${r} 0 0 1 ${x - e * 0.9} ${y + r * 0.38}Z`,
      tone.shade,
    ),
    length > r * 0.5 ? gleam(`M${x + 1} ${y - r * 0.5}H${far - e - 2}`, tone.shine, r * 0.17) : '',
    oval(far, y, e, r, end === 'open' ? tone.base : tone.shade),
    end === 'open' ? oval(far, y, e * wall, r * wall, hollow) : '',
  ].join('')
}

/** A standing cylinder, seen slightly from above. */
export function drum(
  cx: number,
  top: number,
  r: number,
  height: number,
  tone: Tone,
  end: End = 'closed',
  wall = 0.74,
): string {
  const e = r * 0.3
  const bottom = top + height
  return [
    shape(`M${cx - r} ${top}V${bottom}A${r} ${e} 0 0 0 ${cx + r} ${bottom}V${top}Z`, tone.base),
    patch(
      `M${cx + r * 0.4} ${top}V${bottom + e * 0.9}A${r} ${e} 0 0 0 ${cx + r - 0.9} ${bottom}V${top}Z`,
      tone.shade,
    ),
    height > r * 0.5 ? gleam(`M${cx - r * 0.55} ${top + e + 1}V${bottom}`, tone.shine, r * 0.16) : '',
    oval(cx, top, r, e, end === 'open' ? tone.base : tone.shine),
    end === 'open' ? oval(cx, top, r * wall, e * wall, hollow) : '',
  ].join('')
}

/** A lying hexagonal prism with its right end in front. */
export function hexRod(x: number, y: number, length: number, r: number, tone: Tone, hole = 0): string {
  const e = r * 0.4
  const far = x + length
  const h = r / 2
  return [
    shape(
      `M${x} ${y - r}H${far}L${far + e} ${y - h}V${y + h}L${far} ${y + r}H${x}L${x - e} ${y + h}V${y - h}Z`,
      tone.base,
    ),
    patch(`M${x - e + 1} ${y + h}H${far - e}L${far} ${y + r - 1}H${x}Z`, tone.shade),
    patch(`M${x - e + 1} ${y - h}H${far - e}L${far} ${y - r + 1}H${x}Z`, tone.shine),
    line(`M${x - e} ${y - h}H${far - e}M${x - e} ${y + h}H${far - e}`, 1),
    shape(
      `M${far} ${y - r}L${far + e} ${y - h}V${y + h}L${far} ${y + r}L${far - e} ${y + h}V${y - h}Z`,
      hole ? tone.base : tone.shade,
    ),
    hole ? oval(far, y, e * hole, r * hole, hollow) : '',
  ].join('')
}

/** A box with its front, top and right side. */
export function box(x: number, y: number, width: number, height: number, depth: number, tone: Tone): string {
  const dx = depth * 0.8
  const dy = depth * 0.5
  return [
    shape(`M${x} ${y}h${width}v${height}h${-width}Z`, tone.base),
    shape(`M${x} ${y}l${dx} ${-dy}h${width}l${-dx} ${dy}Z`, tone.shine),
    shape(`M${x + width} ${y}l${dx} ${-dy}v${height}l${-dx} ${dy}Z`, tone.shade),
  ].join('')
}

/**
 * A round bar or hose along any path: outline, shade, base and highlight on top of each other, moved towards the
 * light.
 */
export function tube(d: string, width: number, tone: Tone): string {
  const layer = (colour: string, w: number, up: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="butt"${up ? ` transform="translate(${-up} ${-up})"` : ''}/>`
  return [
    layer(ink, width + 3.6, 0),
    layer(tone.shade, width, 0),
    layer(tone.base, width * 0.66, width * 0.13),
    layer(tone.shine, width * 0.14, width * 0.24),
  ].join('')
}

/** Thread rings on a lying cylinder. */
export const threadRings = (x: number, y: number, length: number, r: number, pitch = 6) =>
  line(
    times(
      Math.max(1, Math.floor(length / pitch)),
      (i) => `M${x + (i + 0.5) * pitch} ${y - r}a${r * 0.36} ${r} 0 0 1 0 ${2 * r}`,
    ),
    1,
  )

/** A handwheel, seen slightly from above. */
export const handwheel = (cx: number, cy: number, r: number, tone: Tone) =>
  [
    `<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${r * 0.38}" fill="none" stroke-width="${r * 0.34}"/>`,
    `<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${r * 0.38}" fill="none" stroke="${tone.base}" stroke-width="${r * 0.34 - 3.4}"/>`,
    gleam(
      `M${cx - r * 0.9} ${cy - r * 0.16}A${r} ${r * 0.38} 0 0 1 ${cx} ${cy - r * 0.38}`,
      tone.shine,
      r * 0.09,
    ),
    `<path d="M${cx - r * 0.8} ${cy}H${cx + r * 0.8}M${cx - r * 0.45} ${cy - r * 0.26}L${cx + r * 0.45} ${cy + r * 0.26}" stroke-width="5" stroke="${tone.shade}"/>`,
    oval(cx, cy, r * 0.22, r * 0.12, tone.shine),
  ].join('')
