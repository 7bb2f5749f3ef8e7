import { useEffect, useState } from 'react'

/** True once something has gone on for `ms`, until it ends: what is over sooner is not worth a sign. */
export function useLasting(going: boolean, ms: number): boolean {
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
