import { useEffect, useRef, useState } from 'react'
import { track } from '#storefront/analytics/track.ts'
import { apiNotify } from '#storefront/rendering/browser/api.ts'

/** How long after the answer the success message appears (specification, section 4). */
const SUCCESS_DELAY_MS = 5000

/** Fixed by the specification: one event, and no name. */
const SIGNUP = { idEvento: 1, nome: '' }

/** The state of the newsletter form: idle, loading, then success; a failure silently returns to idle. */
export function useSignup(appToken: string | undefined) {
  const [loading, setLoading] = useState(false)
  const [success, setSuccess] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Returns whether the address was accepted. */
  async function signUp(email: string): Promise<boolean> {
    if (loading || appToken === undefined) return false
    setLoading(true)
    setSuccess(false)
    try {
      const body = { ...SIGNUP, email, origem: location.pathname }
      await apiNotify('POST', '/v2/front/newsletter', { body, appToken })
      track({ nome: 'generate_lead' })
    } catch (error) {
      console.error('The newsletter sign-up failed.', error)
      setLoading(false)
      return false
    }
    timer.current = setTimeout(() => {
      setLoading(false)
      setSuccess(true)
    }, SUCCESS_DELAY_MS)

    return true
  }

  return { loading, success, signUp }
}
