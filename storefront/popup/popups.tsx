import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useShop } from '../api.ts'
import { usePageLevel } from '../shell/use-page-level.ts'
import { useIdle } from '../when-idle.ts'

const PagePopup = lazy(async () => ({ default: (await import('./page-popup.tsx')).PagePopup }))

/** The popup of the page's kind, asked for once the page is at rest. */
export function Popups() {
  const idle = useIdle()
  const nivel = usePageLevel()
  const shop = useShop()
  const { pathname } = useLocation()
  if (!idle || !nivel || !shop) return null

  return (
    <Suspense>
      <PagePopup key={pathname} nivel={nivel} appToken={shop.appToken} />
    </Suspense>
  )
}
