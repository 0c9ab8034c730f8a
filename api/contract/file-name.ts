const fileLike =
  /\.(?:avif|bak|cgi|conf|css|csv|env|eot|gif|gz|html?|ico|ini|jpe?g|js|json|jsx|log|map|md|mjs|otf|pdf|php|png|sql|svg|tar|te?xt|tsx?|ttf|txt|wasm|webmanifest|webp|woff2?|xml|ya?ml|zip)$/iu

/**
 * Whether an address, or an article number at its end, looks like the name of a file. Such an address is never a page,
 * against web cache deception: a missing file is 404.
 */
export const isFileName = (path: string): boolean => fileLike.test(path)
