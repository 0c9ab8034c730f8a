/**
 * Asks the user to sign in on a page whose session has ended. Resolves to true when the same user is signed in for the
 * same customer again, to false when the user has declined.
 */
export type SignInPrompt = () => Promise<boolean>

const prompts = new WeakMap<object, SignInPrompt>()

/** Lets the calls of a page ask `prompt` when its session has ended. Returns the function that stops it. */
export function promptAtSessionEnd(context: object, prompt: SignInPrompt): () => void {
  prompts.set(context, prompt)
  return () => {
    if (prompts.get(context) === prompt) prompts.delete(context)
  }
}

/** The prompt of a page; undefined while it has none. */
export const signInPromptOf = (context: object): SignInPrompt | undefined => prompts.get(context)
