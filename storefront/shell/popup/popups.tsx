import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useShop } from '#storefront/rendering/browser/api.ts'
import { useIdle } from '#storefront/rendering/browser/when-idle.ts'
import { usePageLevel } from '../use-page-level.ts'

const PagePopup = lazy(async () => ({ default: (await import('./page-popup.tsx')).PagePopup }))

/** The popup for the current kind of page, loaded once the page is idle. */
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
