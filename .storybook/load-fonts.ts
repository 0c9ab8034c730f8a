/**
 * Loads the fonts of all brands before the first story renders. Browsers do not change the font of visible text
 * (`font-display: optional`), and a story shows what a customer sees. Fallbacks are not loaded.
 */
export async function loadFonts(): Promise<void> {
  const faces = [...document.fonts].filter(({ family }) => !family.includes(' Fallback '))
  await Promise.all(faces.map((face) => face.load()))
}
