import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffEntry } from '#contract/panel/staff.ts'
import { entryOf, returnPath } from '../shell/entry.ts'
import { type Failure, failureOf } from '../shell/failure.ts'

/** Tries a door, and goes on to where it leads; what is wrong is said where it was typed. */
export function useLogin() {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [trying, setTrying] = useState(false)

  async function enter(knock: () => Promise<StaffEntry>) {
    setTrying(true)
    setFailure(null)
    try {
      await navigate(entryOf(await knock(), returnPath(window.location.href)))
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setTrying(false)
    }
  }

  return { enter, failure, trying }
}
