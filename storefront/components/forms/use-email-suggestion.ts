import { type RefObject, useState } from 'react'

/**
 * Suggests a correction when the visitor leaves an e-mail field. `suggestion` is null if the address looks right;
 * `accept` writes it into the field. The code of the rule is loaded on first use, since few pages need it.
 */
export function useEmailSuggestion(field: RefObject<HTMLElement | null>) {
  const [suggestion, setSuggestion] = useState<string | null>(null)

  return { suggestion, ask, accept }

  async function ask(email: string) {
    const { suggestEmail } = await import('#domain/customer/email-suggestion.ts')
    setSuggestion(suggestEmail(email))
  }

  function accept() {
    const input = field.current?.querySelector<HTMLInputElement>('input[name="email"]')
    if (!input || suggestion === null) return
    input.value = suggestion
    // Notifies listeners of input, such as `useSavedInput`.
    input.dispatchEvent(new Event('input', { bubbles: true }))
    setSuggestion(null)
    input.focus()
  }
}
