import { useEffect, useState } from 'react'

/** True once `going` has lasted `ms`, until it ends: short waits need no indicator. */
export function useDelayed(going: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false)

  useEffect(() => {
    if (!going) return
    const timer = setTimeout(() => setLasting(true), ms)

    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [going, ms])

  return going && lasting
}
