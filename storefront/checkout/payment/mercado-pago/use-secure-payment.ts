import { useEffect, useState } from 'react'
import type { CardFormProps } from '../card-form.tsx'
import type { FieldType } from './mercado-pago-sdk.ts'
import type { CardAnswer } from './secure-card.ts'
import { useSecureFields } from './use-secure-fields.ts'

type SecurePaymentInput = Required<Pick<CardFormProps, 'busy' | 'open'>> &
  Omit<Parameters<typeof useSecureFields>[0], 'enabled'>

/**
 * The secure fields of a form that pays, which are fetched once it is open: which of them are wrong, why a card was
 * refused, and whether an answer is being waited for.
 */
export function useSecurePayment({ busy, open, ...fields }: SecurePaymentInput) {
  const [enabled, setEnabled] = useState(open)
  const secure = useSecureFields({ ...fields, enabled })
  const [wrong, setWrong] = useState<FieldType[]>([])
  const [refusal, setRefusal] = useState<string>()
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    if (open) setEnabled(true)
  }, [open])

  /**
   * Waits for a card's token. Null if fields are wrong, of which the first gets the focus, or else with `failed` shown.
   */
  async function answered(token: Promise<CardAnswer>, failed: string): Promise<CardAnswer | null> {
    setRefusal(undefined)
    setAsking(true)
    try {
      const answer = await token
      setWrong([])
      return answer
    } catch {
      const types = secure.invalid()
      setWrong(types)
      const [first] = types
      if (first) secure.focus(first)
      else setRefusal(failed)
      return null
    } finally {
      setAsking(false)
    }
  }

  return { ...secure, wrong, refusal, setRefusal, waits: busy || asking, answered }
}
