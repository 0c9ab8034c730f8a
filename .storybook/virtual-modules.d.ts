declare module 'virtual:widget-tokens' {
  /** The theme variables that each widget uses, by folder, as paths joined by points. */
  export const widgetTokens: Readonly<Record<string, readonly string[]>>
}
