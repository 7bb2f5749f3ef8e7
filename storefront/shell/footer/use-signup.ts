import { useEffect, useRef, useState } from 'react'
import { track } from '#storefront/analytics/track.ts'
import { apiNotify } from '#storefront/rendering/browser/api.ts'

/** The success is told so long after the successful answer (specification, section 4). */
const SUCCESS_DELAY_MS = 5000

/** The specification's own values: one event, and a name that is not asked for. */
const SIGNUP = { idEvento: 1, nome: '' }

/** The states of the newsletter form: idle, then loading, then told of its success; a failure leads back to idle, silently. */
export function useSignup(appToken: string | undefined) {
  const [loading, setLoading] = useState(false)
  const [success, setSuccess] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Answers whether the address was taken. */
  async function signUp(email: string): Promise<boolean> {
    if (loading || appToken === undefined) return false
    setLoading(true)
    setSuccess(false)
    try {
      const body = { ...SIGNUP, email, origem: location.pathname }
      await apiNotify('POST', '/v2/front/newsletter', { body, appToken })
      track({ nome: 'generate_lead' })
    } catch (error) {
      console.error('O cadastro na newsletter falhou.', error)
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
