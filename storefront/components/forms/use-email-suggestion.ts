import { type RefObject, useState } from 'react'

/**
 * Asks whether another address was meant, once an e-mail field is left. `suggestion` is null while nothing looks wrong; `accept`
 * writes it into the field. The rule comes with its first use, since few pages need it.
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
    // Whoever keeps what is typed hears of it.
    input.dispatchEvent(new Event('input', { bubbles: true }))
    setSuggestion(null)
    input.focus()
  }
}
