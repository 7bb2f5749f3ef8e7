import { useEffect } from 'react'

/** Keeps the screen on while a tool is in use, where the browser can; it does without elsewhere. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return
    let lock = request()
    document.addEventListener('visibilitychange', renew)

    return () => {
      document.removeEventListener('visibilitychange', renew)
      void lock.then((screen) => screen?.release())
    }

    function request() {
      return navigator.wakeLock.request('screen').catch(() => null)
    }

    /** The browser releases the lock of a page that is hidden, and leaves it to the page to take it again. */
    function renew() {
      if (document.visibilityState === 'visible') lock = request()
    }
  }, [active])
}
