import { useEffect } from 'react'

/** Keeps the screen on while a tool is in use, where the browser can; it does without elsewhere. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return
    const lock = navigator.wakeLock.request('screen').catch(() => null)
    return () => void lock.then((screen) => screen?.release())
  }, [active])
}
