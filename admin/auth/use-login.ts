import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffEntry } from '#contract/panel/staff.ts'
import { useStableFocus } from '../components/page/use-stable-focus.ts'
import { type Failure, failureOf } from '../shell/failure.ts'
import { entryOf, returnPath } from './login-steps.ts'

/** Runs one login step and navigates to the page that follows it. `failure` is for the form to show. */
export function useLogin() {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [trying, setTrying] = useState(false)
  const focus = useStableFocus()

  async function enter(login: () => Promise<StaffEntry>) {
    focus.remember()
    setTrying(true)
    setFailure(null)
    try {
      await navigate(entryOf(await login(), returnPath(window.location.href)))
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setTrying(false)
      focus.settle(false)
    }
  }

  return { enter, failure, trying }
}
