/**
 * Loads the fonts of all brands before the first story is drawn. Browsers do not change the font of text that they have
 * shown already (`font-display: optional`), and a story shows what a customer sees. Fallbacks stay as the system has them.
 */
export async function loadFonts(): Promise<void> {
  const faces = [...document.fonts].filter(({ family }) => !family.includes(' Fallback '))
  await Promise.all(faces.map((face) => face.load()))
}
