import { useEffect, useState } from 'react'
import type { Banner } from '#contract/content/content.ts'

/**
 * The banners for this screen. The server does not know the screen: it renders all of them, and the style of
 * `data-screen` hides those for other screens.
 */
export function useShownBanners(banners: Banner[]): Banner[] {
  const [screen, setScreen] = useState<Banner['dispositivo']>('todos')
  const depends = banners.some(({ dispositivo }) => dispositivo !== 'todos')

  useEffect(() => {
    if (!depends) return
    const narrow = matchMedia('(max-width: 768px)')
    const look = () => setScreen(narrow.matches ? 'mobile' : 'desktop')
    look()
    narrow.addEventListener('change', look)

    return () => narrow.removeEventListener('change', look)
  }, [depends])

  return banners.filter(
    ({ dispositivo }) => screen === 'todos' || dispositivo === 'todos' || dispositivo === screen,
  )
}
